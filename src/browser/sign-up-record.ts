import './jitless-zod'
import * as z from 'zod/mini'
import { CheckoutAttribution, Order, SessionId } from '../shared/checkout'
import { withoutClickIds } from '../shared/attribution'
import { allowedSetupOption } from '../shared/setup-options'
import type { SignUpRequest } from '../site/routes'
import { visitAttribution } from './attribution-store'
import { createListeners } from './listeners'
import { isAllowed } from './privacy-choice'
import { localStore, sessionStore } from './storage'

/** The tabs of the wizard in their order. */
export const SIGN_UP_STEPS = ['plan', 'setup', 'payment'] as const

/** One sign-up of this tab, from the first opening of the wizard until it is paid. */
const SignUpRecord = z.object({
  /** The tab, whose later sign-ups have the same id. So has a duplicated tab. */
  tab: z.guid(),
  attemptId: z.guid(),
  /** As chosen. Shimzy ignores the chosen setup, which counts again after a change to another plan. */
  ...Order.shape,
  /** As typed, whether valid or not. */
  customer: z.object({ fullName: z.string(), email: z.string(), companyName: z.string() }),
  step: z.enum(SIGN_UP_STEPS),
  attribution: CheckoutAttribution,
  /** The id of the Checkout Session in the last reply. */
  session: z.optional(SessionId),
  isPaid: z.boolean(),
})
export type SignUpRecord = Readonly<z.infer<typeof SignUpRecord>>

const EMPTY_CUSTOMER = { fullName: '', email: '', companyName: '' }

/** The order in a record, with a setup that its plan offers. */
export const orderOf = ({ plan, billing, setup }: Order): Order => ({
  plan,
  billing,
  setup: allowedSetupOption(plan, setup),
})

const RECORD_KEY = 'signUp'

const newSignUp = (tab: string = crypto.randomUUID()) => ({
  tab,
  attemptId: crypto.randomUUID(),
  setup: 'self' as const,
  customer: EMPTY_CUSTOMER,
  isPaid: false,
})

/**
 * How far a tab's sign-up got. Kept in local storage, because in Chromium and Firefox a page from the back/forward cache
 * still has the session storage that it was left with: after Stripe's page, the site runs in another process.
 */
const Outcome = z.pick(SignUpRecord, {
  tab: true,
  attemptId: true,
  plan: true,
  billing: true,
  session: true,
  isPaid: true,
})
const OUTCOMES_KEY = 'signUpOutcomes'

/** Of how many tabs the outcome is kept, newest first. Nobody orders in more at once. */
const MAX_OUTCOMES = 10

const readOutcomes = () =>
  (z.array(z.unknown()).safeParse(localStore.readJson(OUTCOMES_KEY)).data ?? []).flatMap(
    (outcome) => Outcome.safeParse(outcome).data ?? [],
  )

const { notify, subscribe } = createListeners()

export const subscribeToSignUp = subscribe

/** The record read last: useSyncExternalStore requires the same object for the same texts. */
let lastRead: { readonly texts?: string; readonly record?: SignUpRecord | undefined } = {}

function parseRecord(): SignUpRecord | undefined {
  const record = SignUpRecord.safeParse(sessionStore.readJson(RECORD_KEY)).data
  const outcome = readOutcomes().find(({ tab }) => tab === record?.tab)
  if (record === undefined || outcome === undefined) return record
  const { attemptId, session, isPaid } = outcome
  return isPaid
    ? { ...record, ...outcome, customer: EMPTY_CUSTOMER }
    : { ...record, attemptId, session, isPaid }
}

/** The tab's record; undefined if there is none or the stored text is invalid. */
export function readSignUpRecord(): SignUpRecord | undefined {
  const texts = JSON.stringify([sessionStore.read(RECORD_KEY), localStore.read(OUTCOMES_KEY)])
  if (lastRead.texts !== texts) lastRead = { texts, record: parseRecord() }
  return lastRead.record
}

function write(record: SignUpRecord): SignUpRecord {
  sessionStore.write(RECORD_KEY, JSON.stringify(record))
  const outcomes = readOutcomes()
  const others = outcomes.filter(({ tab }) => tab !== record.tab)
  if (record.session !== undefined || others.length < outcomes.length) {
    const newest = [Outcome.parse(record), ...others].slice(0, MAX_OUTCOMES)
    localStore.write(OUTCOMES_KEY, JSON.stringify(newest))
  }
  return record
}

/** Takes over what another page has changed, also while this one was in the back/forward cache. */
function update(): void {
  const record = readSignUpRecord()
  // The stored text may still have the customer who paid.
  if (record?.isPaid) sessionStore.write(RECORD_KEY, JSON.stringify(record))
  notify()
}
window.addEventListener('pageshow', update)
window.addEventListener('storage', update)
// The page may have been shown before this module was loaded.
update()

/** Changes the record, if there is one. */
export function changeSignUp(change: Partial<SignUpRecord>): void {
  const record = readSignUpRecord()
  if (record === undefined) return
  write({ ...record, ...change })
  notify()
}

/** Gives the record a new attempt id without a session, so that Stripe sees a new sign-up. */
export const renewAttemptId = () =>
  changeSignUp({ attemptId: crypto.randomUUID(), session: undefined })

/** A record's attribution as it may be sent now: without click ids where advertising is refused. */
export const withoutRefusedClickIds = (attribution: CheckoutAttribution) =>
  isAllowed('advertising') ? attribution : (withoutClickIds(attribution) ?? {})

/**
 * The attribution of a sign-up that is opened now: the visit's or, if it has none, the record's. Where advertising is
 * refused, the visit's is in memory only and does not survive the way to Stripe and back.
 */
export function attributionForSignUp(): CheckoutAttribution {
  const record = readSignUpRecord()
  const current = visitAttribution()
  if (record === undefined || record.isPaid || Object.keys(current).length > 0) return current
  return withoutRefusedClickIds(record.attribution)
}

/** Creates or updates the wizard's record. The URL's plan and billing win, the record fills in the rest. */
export function openSignUp({ plan, billing: billingFromUrl }: SignUpRequest): SignUpRecord {
  const record = readSignUpRecord()
  if (record?.isPaid) return record
  const billing = billingFromUrl ?? record?.billing ?? 'monthly'
  const isUnchanged = record?.plan === plan && record.billing === billing
  const step = isUnchanged ? record.step : 'plan'
  const attribution = attributionForSignUp()
  return write({ ...(record ?? newSignUp()), plan, billing, step, attribution })
}

/** Replaces a paid record with a new one, which it returns. */
export function startNextSignUp({ plan, billing = 'monthly' }: SignUpRequest): SignUpRecord {
  const next = newSignUp(readSignUpRecord()?.tab)
  const attribution = attributionForSignUp()
  const record = write({ ...next, plan, billing, step: 'plan', attribution })
  notify()
  return record
}

/**
 * Marks the record as paid if the session belongs to it, and removes the customer's data. Plan and billing are the
 * session's: the choice in the record may have changed after the session was created.
 */
export function markPaid(
  session: string,
  { plan, billing }: Pick<Order, 'plan' | 'billing'>,
): void {
  if (readSignUpRecord()?.session !== session) return
  changeSignUp({ plan, billing, isPaid: true, customer: EMPTY_CUSTOMER })
}
