import type { BrowserContext } from '@playwright/test'
import { ATTRIBUTION_COOKIE } from '../../src/shared/attribution'

/** Every tracked parameter, as a campaign link carries them. */
export const CAMPAIGN = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'spring roofing',
  utm_term: 'roof repair',
  utm_content: 'ad-7',
  gclid: 'click-1',
  fbclid: 'click-2',
} as const

/** The address of a page with the whole campaign. */
export function campaignLink(path: string): string {
  return `${path}?${new URLSearchParams(CAMPAIGN)}`
}

/** The stored attribution of a visitor; null where there is no cookie. */
export async function storedAttribution(context: BrowserContext): Promise<unknown> {
  const cookies = await context.cookies()
  const cookie = cookies.find(({ name }) => name === ATTRIBUTION_COOKIE.name)
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value))
}
