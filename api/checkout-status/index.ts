import type { Config } from '@netlify/functions'

/** For everything but POST: the host counts calls by function, and a look-up must not use up an IP address's orders. */
export { default } from '../checkout/index'

/** The host takes HEAD as well (zip-it-and-ship-it, in_source_config); its type does not name it. */
type Method = Extract<Config['method'], string> | 'HEAD'

export const config: Omit<Config, 'method'> & { readonly method: readonly Method[] } = {
  path: '/api/checkout',
  method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}
