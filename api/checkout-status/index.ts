/** For everything but POST: the host counts calls by function, and a look-up must not use up an IP address's orders. */
export { default } from '../checkout/index'

export const config = {
  path: '/api/checkout',
  method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}
