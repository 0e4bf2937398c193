import type { Config } from '@netlify/functions'

/**
 * The same function for everything but POST, because the host counts calls by function: visitors behind one address
 * who return from Stripe must not use up the orders of that address. See api/checkout/index.ts.
 */
export { default } from '../checkout/index'

/** The host takes HEAD as well (zip-it-and-ship-it, in_source_config); its type does not name it. */
type Method = Extract<Config['method'], string> | 'HEAD'

export const config: Omit<Config, 'method'> & { readonly method: readonly Method[] } = {
  path: '/api/checkout',
  method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}
