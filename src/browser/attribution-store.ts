import Cookies from 'js-cookie'
import type { CheckoutAttribution } from '../shared/checkout'
import {
  ATTRIBUTION_COOKIE,
  fitRecord,
  parseRecord,
  recordFromUrl,
  trackedEntries,
  type AttributionRecord,
} from '../shared/attribution-record'
import { isReopened, siteReferrer } from './arrival'
import { createListeners } from './listeners'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'
import { sessionStore } from './storage'

const { name, lifetimeDays } = ATTRIBUTION_COOKIE
const SECURE = { path: '/', secure: true, sameSite: 'Lax' } as const
const OVER_HTTP = { ...SECURE, secure: false }

const DAY_MS = 24 * 60 * 60 * 1000

/** Values as they are in the cookie: js-cookie hides what it cannot decode, which has to be reported. */
const cookies = Cookies.withConverter({ read: (encoded) => encoded })

/** The campaigns that this tab has captured, as digests in its session storage. */
const CAPTURED_KEY = 'capturedCampaigns'

const { notify, subscribe } = createListeners()
export const subscribeToAttribution = subscribe

const memory: {
  /** The record of this visit, for when the cookie is refused by the browser or by the visitor. */
  record: AttributionRecord | null
  /** The cookie read last, so that the same text is the same object. */
  lastRead: { readonly encoded: string; readonly record: AttributionRecord | null } | undefined
} = { record: null, lastRead: undefined }

/** How many different digests there are: a prime below the largest 32-bit integer. */
const DIGESTS = 2_147_483_629

/** Tells campaigns apart without writing one down, which a visitor may have refused. */
function digestOf(record: AttributionRecord): string {
  let hash = 0
  for (const character of JSON.stringify(trackedEntries(record))) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) % DIGESTS
  }
  return hash.toString(36)
}

function capturedDigests(): readonly string[] {
  return sessionStore.read(CAPTURED_KEY)?.split(' ') ?? []
}

/** Remembers for this tab whether a campaign was captured. */
function markCaptured(record: AttributionRecord, isCaptured: boolean): void {
  const digest = digestOf(record)
  const others = capturedDigests().filter((each) => each !== digest)
  const captured = isCaptured ? [...others, digest] : others
  sessionStore.write(CAPTURED_KEY, captured.join(' '))
}

function parseCookie(encoded: string): AttributionRecord | null {
  try {
    return parseRecord(decodeURIComponent(encoded))
  } catch (error) {
    console.error('Error parsing UTM cookie:', error)
    return null
  }
}

/** 30 days after the visit, and never more than 30 days from now, in case either clock was wrong. */
function expiryOf({ captured_at: capturedAt }: AttributionRecord): Date {
  const now = Date.now()
  const captured = Date.parse(capturedAt ?? '')
  const start = Number.isNaN(captured) ? now : Math.min(captured, now)
  return new Date(start + lifetimeDays * DAY_MS)
}

/** Secure wherever the browser takes it so: WebKit refuses that over plain http, on localhost too. */
function writeCookie(record: AttributionRecord): void {
  const json = JSON.stringify(fitRecord(record))
  const expires = expiryOf(record)
  cookies.set(name, json, { ...SECURE, expires })
  if (cookies.get(name) === undefined && window.location.protocol === 'http:') {
    cookies.set(name, json, { ...OVER_HTTP, expires })
  }
}

function removeCookie(): void {
  cookies.remove(name, SECURE)
  if (cookies.get(name) !== undefined) cookies.remove(name, OVER_HTTP)
}

/** Advertising switched off means that nothing of the campaign outlives the visit. */
function keep(record: AttributionRecord | null): void {
  if (record === null) return
  memory.record = record
  removeCookie()
  if (isAllowed('advertising')) {
    writeCookie(record)
    if (cookies.get(name) !== undefined) memory.record = null
  }
  // A record in memory only is lost on reload, and has to be captured again.
  markCaptured(record, memory.record === null)
  notify()
}

/**
 * Keeps the campaign of the current URL instead of the one before (last touch). A followed link always counts;
 * a reload, Back, or a URL that the application changes must not bring back one that was cleared or replaced.
 */
export function captureAttribution(isNewDocument = false): void {
  // Deletes a cookie from before the visitor (or Global Privacy Control) said no. The cookie is checked
  // first, because reading localStorage takes a phone about 10 ms.
  if (cookies.get(name) !== undefined && !isAllowed('advertising')) removeCookie()
  const record = recordFromUrl(window.location, new Date())
  if (record === null) return
  const isFollowedLink = isNewDocument && !isReopened()
  if (isFollowedLink || !capturedDigests().includes(digestOf(record))) keep(record)
}

/**
 * Keeps the campaign of the page whose link led to this document, for a visitor who was faster than its
 * scripts. Does nothing if that page captured the campaign itself, or is still open in another tab.
 */
export function captureAttributionOfReferrer(): void {
  const referrer = siteReferrer()
  const isNewTab = window.history.length === 1
  if (referrer === undefined || isNewTab || isReopened()) return
  const record = recordFromUrl(referrer, new Date())
  if (record !== null && !capturedDigests().includes(digestOf(record))) keep(record)
}

/** The stored record; the same object until it changes. A malformed cookie is logged and ignored. */
export function readAttribution(): AttributionRecord | null {
  const encoded = cookies.get(name)
  if (encoded === undefined || encoded === '') return memory.record
  if (memory.lastRead?.encoded !== encoded) {
    memory.lastRead = { encoded, record: parseCookie(encoded) }
  }
  return memory.lastRead.record ?? memory.record
}

/** Forgets the record, in the cookie and in memory. */
export function clearAttribution(): void {
  for (const record of [memory.record, recordFromUrl(window.location, new Date())]) {
    if (record !== null) markCaptured(record, true)
  }
  memory.record = null
  removeCookie()
  notify()
}

/** What a checkout request carries: the record without the time. */
export function checkoutAttribution(): CheckoutAttribution {
  const { captured_at: _, ...attribution } = readAttribution() ?? {}
  return attribution
}

subscribeToPrivacyChoice(() => keep(readAttribution()))
