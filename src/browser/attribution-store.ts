import Cookies from 'js-cookie'
import type { CheckoutAttribution } from '../shared/checkout'
import {
  ATTRIBUTION_COOKIE,
  fitRecord,
  parseRecord,
  recordFromAddress,
  type AttributionRecord,
} from '../shared/attribution-record'
import { isReopened, siteReferrer } from './arrival'
import { createListeners } from './listeners'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'
import { sessionStore } from './storage'

const { name, lifetimeDays } = ATTRIBUTION_COOKIE
const SECURE = { path: '/', secure: true, sameSite: 'Lax', expires: lifetimeDays } as const
const OVER_HTTP = { ...SECURE, secure: false }

/** Values as they stand in the cookie: js-cookie hides what it cannot decode, which has to be told. */
const cookies = Cookies.withConverter({ read: (encoded) => encoded })

/** Marks a history entry whose campaign has been kept. */
const CAPTURED = 'campaignCaptured'

/** The page of this tab whose script ran last. */
const LAST_PAGE_KEY = 'lastPage'

const { notify, subscribe } = createListeners()
export const subscribeToAttribution = subscribe

/** The record of this visit, for when the cookie is refused by the browser or by the visitor. */
let inMemory: AttributionRecord | null = null
let lastRead: { readonly encoded: string; readonly record: AttributionRecord | null } | undefined

function parseCookie(encoded: string): AttributionRecord | null {
  try {
    return parseRecord(decodeURIComponent(encoded))
  } catch (error) {
    console.error('Error parsing UTM cookie:', error)
    return null
  }
}

/**
 * Secure wherever the browser takes it so. WebKit refuses Secure cookies on every page over plain http,
 * localhost included, where Chromium and Firefox accept them; such a page writes the cookie without it.
 */
function writeCookie(json: string): void {
  cookies.set(name, json, SECURE)
  if (cookies.get(name) === undefined && window.location.protocol === 'http:') {
    cookies.set(name, json, OVER_HTTP)
  }
}

function removeCookie(): void {
  cookies.remove(name, SECURE)
  if (cookies.get(name) !== undefined) cookies.remove(name, OVER_HTTP)
}

/** Advertising switched off means that nothing of the campaign outlives the visit. */
function keep(record: AttributionRecord | null): void {
  if (record === null) return
  inMemory = record
  removeCookie()
  if (isAllowed('advertising')) {
    writeCookie(JSON.stringify(fitRecord(record)))
    if (cookies.get(name) !== undefined) inMemory = null
  }
  notify()
}

/**
 * Keeps the campaign of the current address, if it names one; the record before is replaced as a whole
 * (last touch). Called for each document and for each address within the application. Once for each
 * history entry: a reload or Back must not bring back a campaign that was cleared or replaced meanwhile.
 */
export function captureAttribution(): void {
  // From before the visitor, or the browser for them, said no. The cookie is looked for first: to open the
  // storage that holds the choice takes a phone ten milliseconds, which most visits need not spend.
  if (cookies.get(name) !== undefined && !isAllowed('advertising')) removeCookie()
  if (CAPTURED in { ...window.history.state }) return
  keep(recordFromAddress(window.location, new Date()))
  // A record in memory only is lost on reload, and has to be captured again.
  if (inMemory !== null || !window.location.search) return
  window.history.replaceState({ ...window.history.state, [CAPTURED]: true }, '')
}

/**
 * Keeps the campaign of the page of this site whose link led to this document: a quick visitor has
 * followed it before any script ran there. Called once for each document. Where that page did run its
 * script, or still stands in another tab, it has kept the campaign itself, and may have cleared it since.
 */
export function captureAttributionOfReferrer(): void {
  window.addEventListener('pagehide', () => {
    sessionStore.write(LAST_PAGE_KEY, window.location.pathname)
  })
  const referrer = siteReferrer()
  const isNewTab = window.history.length === 1
  if (referrer === undefined || isNewTab || isReopened()) return
  const record = recordFromAddress(referrer, new Date())
  if (record === null || sessionStore.read(LAST_PAGE_KEY) === referrer.pathname) return
  keep(record)
}

/** The stored record; the same object until it changes. A malformed cookie is logged and ignored. */
export function readAttribution(): AttributionRecord | null {
  const encoded = cookies.get(name)
  if (encoded === undefined || encoded === '') return inMemory
  if (lastRead?.encoded !== encoded) lastRead = { encoded, record: parseCookie(encoded) }
  return lastRead.record ?? inMemory
}

/** Forgets the record, in the cookie and in memory. */
export function clearAttribution(): void {
  inMemory = null
  removeCookie()
  notify()
}

/** What a checkout request carries: the record without the time. */
export function checkoutAttribution(): CheckoutAttribution {
  const { captured_at: _, ...attribution } = readAttribution() ?? {}
  return attribution
}

subscribeToPrivacyChoice(() => {
  keep(readAttribution())
})
