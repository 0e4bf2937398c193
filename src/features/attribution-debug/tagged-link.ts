import { appendParameters } from '../../shared/append-parameters'
import {
  attributionFromUrl,
  fitAttribution,
  TRACKING_VALUE_MAX_CHARS,
} from '../../shared/attribution'
import { cleanText } from '../../shared/clean-text'
import type { CampaignParameter } from '../../shared/url-contract'
import { siteUrl } from '../../site/company'

/** Placeholders that ad platforms fill in: `{keyword}` at Google and Microsoft, `{{campaign.name}}` at Meta, `__CAMPAIGN_ID__` at TikTok. */
const PLACEHOLDER = /(\{\{[\w.]+\}\}|\{[\w:.-]+\}|__[A-Z_]+__)/

/** The same placeholders with encoded braces, as in a link. */
const ENCODED_PLACEHOLDER = /%7B(?:%7B[\w.]+%7D|(?:[\w.-]|%3A)+)%7D/g

export const hasPlaceholder = (text: string) => PLACEHOLDER.test(text)

const tidied = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '-')

/** The value as it would be captured; in lowercase with hyphens, unless `asWritten`. */
export function tagValue(text: string, asWritten: boolean): string {
  const value = cleanText(text, TRACKING_VALUE_MAX_CHARS)
  if (asWritten) return value
  // Every second part is a placeholder.
  const parts = value.split(PLACEHOLDER).map((part, index) => (index % 2 ? part : tidied(part)))
  return cleanText(parts.join(''), TRACKING_VALUE_MAX_CHARS)
}

/** The public URL of a path with tags. Empty tags are omitted, and placeholders are not encoded. */
export function taggedLink(
  path: string,
  tags: Readonly<Partial<Record<CampaignParameter, string>>>,
): string {
  const parameters = Object.entries(tags).filter(([, value]) => value !== '')
  const link = appendParameters(new URL(path, siteUrl).href, parameters)
  return link.replaceAll(ENCODED_PLACEHOLDER, decodeURIComponent)
}

/** Whether the values are too long to fit the cookie uncut. */
export function isTooLong(link: string): boolean {
  const attribution = attributionFromUrl(new URL(link), new Date())
  if (attribution === null) return false
  return JSON.stringify(fitAttribution(attribution)) !== JSON.stringify(attribution)
}
