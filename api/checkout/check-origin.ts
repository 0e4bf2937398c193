import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'

/** What browsers say about a request that a page of this site, or the visitor, has made. */
const OWN_FETCH_SITES = new Set(['same-origin', 'none'])

/**
 * Refuses what another site's page sends (403). Both headers are set by the browser and cannot be
 * changed by a page (Fetch standard). Programs that send neither are let through: they carry no
 * visitor's rights. The request's own origin counts beside the configured one, so that previews and
 * 127.0.0.1 work; addresses to return to never come from it.
 */
export function checkOrigin(request: Request, siteUrl: string | undefined): void {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  const ownOrigins = [siteUrl, new URL(request.url).origin]
  const isForeign =
    (origin !== null && !ownOrigins.includes(origin)) ||
    (fetchSite !== null && !OWN_FETCH_SITES.has(fetchSite))
  if (isForeign) {
    throw new CheckoutError({
      status: 403,
      code: 'forbidden',
      message: CHECKOUT_MESSAGES.fallback,
    })
  }
}
