/**
 * The status look-ups, and every other method but POST. A function of its own, because the host's limit counts calls per
 * function, and a look-up must not use up an IP address's orders.
 */
export { default } from '../checkout/index'

export const config = {
  path: '/api/checkout',
  method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}
