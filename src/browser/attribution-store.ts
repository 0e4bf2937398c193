import Cookies from 'js-cookie'
import type { CheckoutAttribution } from '../shared/checkout'
import {
  ATTRIBUTION_COOKIE,
  attributionFromUrl,
  fitAttribution,
  parseAttribution,
  withoutClickIds,
  type Attribution,
} from '../shared/attribution'
import { forgetLandingUrl, isReloadOrBackForward, readLandingUrl } from './landing-url'
import { createListeners } from './listeners'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'
import { tryOr } from './storage'

const { name, lifetimeDays } = ATTRIBUTION_COOKIE

const LIFETIME_MS = lifetimeDays * 24 * 60 * 60 * 1000

/** Reads values still encoded: js-cookie hides values that it cannot decode, and those have to be reported. */
const cookies = Cookies.withConverter({ read: (encoded) => encoded })

const readCookie = () => tryOr(() => cookies.get(name), undefined) || undefined

/** Writes the cookie twice: over plain http browsers refuse the Secure one (on localhost WebKit alone) and keep the first. */
function writeCookie(text: string, expires: Date): void {
  for (const secure of [false, true])
    tryOr(() => cookies.set(name, text, { expires, secure, sameSite: 'Lax' }), undefined)
}

const removeCookie = () => writeCookie('', new Date(0))

const { notify, subscribe } = createListeners()
export const subscribeToAttribution = subscribe

/** The attribution and the text of its cookie; without a text it is in memory only. */
let current: { readonly encoded?: string; readonly attribution: Attribution | null } = {
  attribution: null,
}

function parseCookie(encoded: string): Attribution | null {
  try {
    return parseAttribution(decodeURIComponent(encoded))
  } catch (error) {
    console.error('Error parsing UTM cookie:', error)
    return null
  }
}

/** 30 days after the visit, and at most 30 days from now in case a clock was wrong. */
function expiryOf({ captured_at: capturedAt = '' }: Attribution): Date {
  const now = Date.now()
  return new Date(Math.min(Date.parse(capturedAt) || now, now) + LIFETIME_MS)
}

/** Stores the attribution in the cookie or, where advertising is refused, in memory without click ids. */
function storeAttribution(attribution: Attribution | null): void {
  const usesCookie = isAllowed('advertising')
  const allowed = usesCookie ? attribution : attribution && withoutClickIds(attribution)
  const fitted = allowed && fitAttribution(allowed)
  if (fitted === null || !usesCookie) removeCookie()
  else writeCookie(JSON.stringify(fitted), expiryOf(fitted))
  current = { encoded: usesCookie ? readCookie() : undefined, attribution: fitted }
  notify()
}

/** The stored attribution; the same object until it changes. Where advertising is refused, it removes the cookie. */
export function readAttribution(): Attribution | null {
  const encoded = readCookie()
  if (encoded !== current.encoded) {
    if (!isAllowed('advertising')) removeCookie()
    else current = { encoded, attribution: encoded === undefined ? null : parseCookie(encoded) }
  }
  return current.attribution
}

/**
 * Stores the attribution of the landing URL (last touch). After a reload or Back, the document's own URL counts only
 * where nothing is stored, because its campaign may be older.
 */
export function captureAttribution(): void {
  const stored = readAttribution()
  const landingUrl = readLandingUrl()
  const attribution = attributionFromUrl(landingUrl ?? new URL(window.location.href), new Date())
  if (attribution !== null && (landingUrl !== null || stored === null || !isReloadOrBackForward()))
    storeAttribution(attribution)
  // Without a cookie the attribution is in memory only, and until React runs (hydrate-app.tsx), a link loads another
  // document. That document captures it again from the landing URL.
  if (readCookie() !== undefined) forgetLandingUrl()
}

/** Forgets the attribution. */
export const clearAttribution = (): void => storeAttribution(null)

/** The attribution of the visit, as a checkout sends it: without the time, so that the same campaign is the same order. */
export function visitAttribution(): CheckoutAttribution {
  const { captured_at: _, ...attribution } = readAttribution() ?? {}
  return attribution
}

subscribeToPrivacyChoice(() => storeAttribution(readAttribution()))
