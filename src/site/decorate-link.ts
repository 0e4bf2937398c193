import { appendParameters } from '../shared/append-parameters'
import { trackedEntries, type Attribution } from '../shared/attribution'
import { externalLinks } from './external-links'
import { isPersonal } from './reported-path'

/** The configured partners' hosts. Only links to these get the attribution. */
export function partnerHosts(): ReadonlySet<string> {
  const urls = Object.values(externalLinks).filter((url) => url !== '')
  return new Set(urls.map((url) => new URL(url).host))
}

/**
 * Adds the stored parameters to a link to a partner, except values that look personal: analytics may report the link. On a
 * failure, which is logged, the link stays unchanged.
 */
export function decorateLink(
  href: string,
  attribution: Attribution | null,
  partners: ReadonlySet<string>,
): string {
  try {
    if (attribution === null || !/^https?:\/\//i.test(href)) return href
    if (!partners.has(new URL(href).host)) return href
    const entries = trackedEntries(attribution).filter(([, value]) => !isPersonal(value))
    return appendParameters(href, entries)
  } catch (error) {
    console.error('Error adding attribution to a link:', error)
    return href
  }
}
