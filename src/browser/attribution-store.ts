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
import { forgetArrival, isReopened, readArrival } from './arrival'
import { createListeners } from './listeners'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const { name, lifetimeDays } = ATTRIBUTION_COOKIE

const LIFETIME_MS = lifetimeDays * 24 * 60 * 60 * 1000

/** Reads values still encoded: js-cookie hides values that it cannot decode, and those have to be reported. */
const cookies = Cookies.withConverter({ read: (encoded) => encoded })

const readCookie = () => cookies.get(name) || undefined

/** Writes the cookie twice: over plain http WebKit refuses the Secure one and keeps the first. */
function writeCookie(text: string, expires: Date): void {
  for (const secure of [false, true]) cookies.set(name, text, { expires, secure, sameSite: 'Lax' })
}

const removeCookie = () => writeCookie('', new Date(0))

const { notify, subscribe } = createListeners()
export const subscribeToAttribution = subscribe

/** The attribution and its cookie text. There is no text if the visitor or the browser refuses cookies. */
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

/** Stores the attribution in the cookie or, where that is not allowed, in memory without click ids. Notifies the listeners. */
function storeAttribution(attribution: Attribution | null): void {
  const isKept = isAllowed('advertising')
  const allowed = isKept ? attribution : attribution && withoutClickIds(attribution)
  const fitted = allowed && fitAttribution(allowed)
  if (fitted === null || !isKept) removeCookie()
  else writeCookie(JSON.stringify(fitted), expiryOf(fitted))
  current = { encoded: isKept ? readCookie() : undefined, attribution: fitted }
  notify()
}

/** The stored attribution; the same object until it changes. No cookie counts where advertising is refused. */
export function readAttribution(): Attribution | null {
  const encoded = readCookie()
  if (encoded !== current.encoded) {
    if (!isAllowed('advertising')) removeCookie()
    else current = { encoded, attribution: encoded === undefined ? null : parseCookie(encoded) }
  }
  return current.attribution
}

/**
 * Stores the campaign that brought the visitor here (last touch). A reload or Back must not bring back an older
 * campaign, but a tagged link that was followed before any script ran still counts.
 */
export function captureAttribution(): void {
  const stored = readAttribution()
  const followed = readArrival()
  const attribution = attributionFromUrl(followed ?? new URL(window.location.href), new Date())
  if (attribution !== null && (followed !== null || stored === null || !isReopened()))
    storeAttribution(attribution)
  // Without a cookie the attribution is in memory only. Until React runs (hydrate-app.tsx), a link loads another document,
  // which captures it again from the arrival.
  if (readCookie() !== undefined) forgetArrival()
}

/** Forgets the attribution. */
export const clearAttribution = (): void => storeAttribution(null)

/** The visit's attribution as a checkout request sends it, without the time. */
export function visitAttribution(): CheckoutAttribution {
  const { captured_at: _, ...attribution } = readAttribution() ?? {}
  return attribution
}

subscribeToPrivacyChoice(() => storeAttribution(readAttribution()))
