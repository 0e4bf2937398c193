import * as z from 'zod/mini'
import type { CheckoutRequest } from '../../shared/checkout'

/** A filled form: all that a checkout request says, besides its attempt id. */
export type FilledForm = Omit<CheckoutRequest, 'attemptId'>

const ATTEMPTS_KEY = 'checkoutAttempts'

/** Attempt ids by form, for forms whose session may exist at Stripe. */
const Attempts = z.record(z.string(), z.guid())

const FNV_OFFSET_BASIS = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/**
 * A short name for a form (FNV-1a, 64 bits), so that what was typed is not written to the storage.
 * Two forms with the same name would do no harm: the function tells them apart.
 */
function fingerprint({ plan, billing, setup, customer, attribution = {} }: FilledForm): string {
  const parts = [
    [plan, billing, setup, customer.fullName, customer.email, customer.companyName],
    Object.entries(attribution).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]
  let hash = FNV_OFFSET_BASIS
  for (const byte of new TextEncoder().encode(JSON.stringify(parts))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME)
  }
  return hash.toString(36)
}

/** The attempts of this tab; a reload keeps them, where the browser lets it. */
function readAttempts(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(ATTEMPTS_KEY) ?? '{}')
    const attempts = Attempts.safeParse(stored)
    return attempts.success ? attempts.data : {}
  } catch {
    return {}
  }
}

let inMemory: Record<string, string> | undefined

function keepAttempts(attempts: Record<string, string>): void {
  inMemory = attempts
  try {
    window.sessionStorage.setItem(ATTEMPTS_KEY, JSON.stringify(attempts))
  } catch {
    // Storage is blocked or full: the ids last as long as the page.
  }
}

/**
 * The id of the attempt to pay for a filled form. The same form has the same id, also after a reload
 * or when the visitor comes back from the checkout, so that it never has two sessions to pay; a
 * changed form has another one.
 */
export function attemptIdFor(form: FilledForm): string {
  const attempts = inMemory ?? readAttempts()
  const key = fingerprint(form)
  const attemptId = attempts[key] ?? crypto.randomUUID()
  keepAttempts({ ...attempts, [key]: attemptId })
  return attemptId
}

/**
 * Gives the form a new id the next time: the provider refused this attempt for good and would repeat
 * its refusal.
 */
export function forgetAttempt(form: FilledForm): void {
  const { [fingerprint(form)]: _, ...others } = inMemory ?? readAttempts()
  keepAttempts(others)
}
