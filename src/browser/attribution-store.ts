import Cookies from 'js-cookie'
import type { CheckoutAttribution } from '../shared/checkout'
import {
  ATTRIBUTION_COOKIE,
  fitRecord,
  parseRecord,
  recordFromUrl,
  withoutClickIds,
  type AttributionRecord,
} from '../shared/attribution-record'
import { isReopened, takeArrival } from './arrival'
import { createListeners } from './listeners'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const { name, lifetimeDays } = ATTRIBUTION_COOKIE

/** Last and so for good, Secure. WebKit refuses that over plain http, on localhost too, and keeps the one before. */
const COOKIE_OPTIONS = [false, true].map((secure) => ({
  path: '/',
  secure,
  sameSite: 'Lax' as const,
}))

const DAY_MS = 24 * 60 * 60 * 1000

/** Values as they are in the cookie: js-cookie hides what it cannot decode, which has to be reported. */
const cookies = Cookies.withConverter({ read: (encoded) => encoded })

const { notify, subscribe } = createListeners()
export const subscribeToAttribution = subscribe

/** The record, and the text of the cookie that it is in; no text where the visitor or the browser refuses cookies. */
let current: { readonly encoded?: string; readonly record: AttributionRecord | null } = {
  record: null,
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
function expiryOf({ captured_at: capturedAt = '' }: AttributionRecord): Date {
  const now = Date.now()
  return new Date(Math.min(Date.parse(capturedAt) || now, now) + lifetimeDays * DAY_MS)
}

function writeCookie(record: AttributionRecord): void {
  const expires = expiryOf(record)
  for (const each of COOKIE_OPTIONS) cookies.set(name, JSON.stringify(record), { ...each, expires })
}

function removeCookie(): void {
  for (const each of COOKIE_OPTIONS) cookies.remove(name, each)
}

/** Keeps a record in the cookie, or in memory and without click ids where that is not allowed; tells the listeners. */
function storeRecord(record: AttributionRecord | null): void {
  removeCookie()
  const isKept = isAllowed('advertising')
  const allowed = isKept ? record : record && withoutClickIds(record)
  const fitted = allowed && fitRecord(allowed)
  if (fitted !== null && isKept) writeCookie(fitted)
  current = { encoded: isKept ? cookies.get(name) : undefined, record: fitted }
  notify()
}

/**
 * The stored record; the same object until it changes. A malformed cookie is logged and ignored, and so is any after
 * the visitor (or Global Privacy Control) said no, whoever has set it.
 */
export function readAttribution(): AttributionRecord | null {
  const encoded = cookies.get(name) || undefined
  if (encoded !== current.encoded) {
    if (!isAllowed('advertising')) removeCookie()
    else current = { encoded, record: encoded === undefined ? null : parseCookie(encoded) }
  }
  return current.record
}

/**
 * Keeps the campaign that this document was opened with, instead of the one before (last touch). A reload or Back
 * must not bring back one that was replaced; it captures only where nothing is stored, as without cookies.
 */
export function captureAttribution(): void {
  const stored = readAttribution()
  const record = recordFromUrl(takeArrival(), new Date())
  if (record !== null && (stored === null || !isReopened())) storeRecord(record)
}

/** Forgets the record. */
export const clearAttribution = (): void => storeRecord(null)

/** What a checkout request carries: the record without the time. */
export function checkoutAttribution(): CheckoutAttribution {
  const { captured_at: _, ...attribution } = readAttribution() ?? {}
  return attribution
}

subscribeToPrivacyChoice(() => storeRecord(current.record))
