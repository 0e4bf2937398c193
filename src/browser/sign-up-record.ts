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

/** The steps of the wizard, in order. */
export const SIGN_UP_STEPS = ['plan', 'setup', 'payment'] as const

/** One sign-up of this tab, from the first opening of the wizard until it is paid. */
const SignUpRecord = z.object({
  /** Identifies the browser tab. All sign-ups of a tab share it, and a duplicated tab copies it. */
  tabId: z.guid(),
  /** Counts the sign-ups of the tab. */
  signUpNumber: z.number(),
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

const newSignUp = (previous?: SignUpRecord) => ({
  tabId: previous?.tabId ?? crypto.randomUUID(),
  signUpNumber: (previous?.signUpNumber ?? 0) + 1,
  attemptId: crypto.randomUUID(),
  setup: 'self' as const,
  customer: EMPTY_CUSTOMER,
  isPaid: false,
})

/**
 * How far a tab's sign-up got. Kept in local storage, because in Chromium and Firefox a page from the back/forward cache
 * still has the session storage that it was left with: after Stripe's page, the site runs in another process.
 */
const Progress = z.pick(SignUpRecord, {
  tabId: true,
  signUpNumber: true,
  attemptId: true,
  plan: true,
  billing: true,
  session: true,
  isPaid: true,
})
const PROGRESS_KEY = 'signUpProgress'

/** How many tabs it is kept for, newest first. Nobody orders in more at once. */
const MAX_TABS = 10

const readProgress = () =>
  (z.array(z.unknown()).safeParse(localStore.readJson(PROGRESS_KEY)).data ?? []).flatMap(
    (entry) => Progress.safeParse(entry).data ?? [],
  )

const { notify, subscribe } = createListeners()

export const subscribeToSignUp = subscribe

/** The record, with the progress that a copy of it in session storage may lack. */
function loadRecord(): SignUpRecord | undefined {
  const record = SignUpRecord.safeParse(sessionStore.readJson(RECORD_KEY)).data
  const progress = readProgress().find(({ tabId }) => tabId === record?.tabId)
  if (record === undefined || progress === undefined) return record
  const { signUpNumber, attemptId, session, isPaid } = progress
  // The browser could not store the progress of the newest sign-up.
  if (signUpNumber < record.signUpNumber) return record
  // The copy's sign-up is paid, and perhaps the tab's next one has begun.
  if (isPaid || signUpNumber > record.signUpNumber)
    return { ...record, ...progress, session, customer: EMPTY_CUSTOMER, step: 'plan' }
  return { ...record, attemptId, session }
}

/** What was read last: useSyncExternalStore requires the same object for the same texts. */
let lastRead: readonly [text?: string | null, progress?: string | null, record?: SignUpRecord] = []

/** The tab's record; undefined if there is none or the stored text is invalid. */
export function readSignUpRecord(): SignUpRecord | undefined {
  const texts = [sessionStore.read(RECORD_KEY), localStore.read(PROGRESS_KEY)] as const
  if (lastRead[0] !== texts[0] || lastRead[1] !== texts[1]) lastRead = [...texts, loadRecord()]
  return lastRead[2]
}

/** Puts a tab's progress first, in place of what is kept of the tab. */
function writeProgress(entry: z.infer<typeof Progress>): void {
  const others = readProgress().filter(({ tabId }) => tabId !== entry.tabId)
  localStore.write(PROGRESS_KEY, JSON.stringify([entry, ...others].slice(0, MAX_TABS)))
}

function write(record: SignUpRecord): SignUpRecord {
  sessionStore.write(RECORD_KEY, JSON.stringify(record))
  const isKept = readProgress().some(({ tabId }) => tabId === record.tabId)
  // Without a session there is nothing to protect yet, except from the session of the tab's last sign-up.
  if (record.session !== undefined || isKept) writeProgress(Progress.parse(record))
  return record
}

/** Takes over what another page has changed, also while this one was in the back/forward cache. */
function syncWithStorage(): void {
  const record = readSignUpRecord()
  // The stored text may still have the customer who paid.
  if (record !== undefined) sessionStore.write(RECORD_KEY, JSON.stringify(record))
  notify()
}
window.addEventListener('pageshow', syncWithStorage)
window.addEventListener('storage', syncWithStorage)
// The page may have been shown before this module was loaded.
syncWithStorage()

/** Changes the record, if there is one. */
export function changeSignUp(change: Partial<SignUpRecord>): void {
  const record = readSignUpRecord()
  if (record === undefined) return
  write({ ...record, ...change })
  notify()
}

/** Gives the record a new attempt id without a session, so that Stripe does not repeat its last reply. */
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

/** Replaces a paid record with a new one. */
export function startNextSignUp({ plan, billing = 'monthly' }: SignUpRequest): void {
  const next = newSignUp(readSignUpRecord())
  write({ ...next, plan, billing, step: 'plan', attribution: attributionForSignUp() })
  notify()
}

/**
 * Marks the sign-up that the session belongs to as paid, also if another tab began it, and removes the customer's data.
 * Plan and billing are the session's: the choice in the record may have changed after the session was created.
 */
export function markPaid(
  session: string,
  { plan, billing }: Pick<Order, 'plan' | 'billing'>,
): void {
  const paid = { plan, billing, isPaid: true }
  if (readSignUpRecord()?.session === session)
    return changeSignUp({ ...paid, customer: EMPTY_CUSTOMER })
  const entry = readProgress().find((each) => each.session === session)
  // The other tab hears of it by its `storage` event.
  if (entry !== undefined) writeProgress({ ...entry, ...paid })
}
