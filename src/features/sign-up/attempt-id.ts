import * as z from 'zod/mini'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import type { CheckoutRequest } from '../../shared/checkout'

/** A filled form: all that a checkout request says except its attempt id. */
export type FilledForm = Omit<CheckoutRequest, 'attemptId'>

/** Attempt ids by form, for forms whose session may exist at Stripe. */
const Attempts = z.record(z.string(), z.guid())

/** The same text for the same form, in whatever order its attribution was written. */
function textOf({ plan, billing, setup, customer, attribution = {} }: FilledForm): string {
  return JSON.stringify([
    [plan, billing, setup, customer.fullName, customer.email, customer.companyName],
    Object.entries(attribution).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
}

/** The attempts of this tab; a reload keeps them, where the browser lets it. */
const readAttempts = () =>
  Attempts.safeParse(sessionStore.readJson(SIGN_UP_KEYS.attempts)).data ?? {}

const keepAttempts = (attempts: Record<string, string>) =>
  sessionStore.write(SIGN_UP_KEYS.attempts, JSON.stringify(attempts))

/** The same id for the same form, also after a reload, so that a form never has two sessions to pay. */
export function attemptIdFor(form: FilledForm): string {
  const attempts = readAttempts()
  const key = textOf(form)
  const attemptId = attempts[key] ?? crypto.randomUUID()
  keepAttempts({ ...attempts, [key]: attemptId })
  return attemptId
}

/** Gives the form a new id the next time: the provider would repeat its refusal of this attempt. */
export function forgetAttempt(form: FilledForm): void {
  const { [textOf(form)]: _, ...others } = readAttempts()
  keepAttempts(others)
}
