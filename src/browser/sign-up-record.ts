import './jitless-zod'
import * as z from 'zod/mini'
import { CheckoutAttribution, CheckoutOrder, CheckoutRequest } from '../shared/checkout'
import { withoutClickIds } from '../shared/attribution-record'
import type { Order } from '../shared/pricing'
import { allowedSetupOption } from '../shared/setup-options'
import type { SignUpRequest } from '../site/routes'
import { checkoutAttribution } from './attribution-store'
import { createListeners } from './listeners'
import { isAllowed } from './privacy-choice'
import { localStore, sessionStore } from './storage'

/** The tabs of the wizard in their order. */
export const SIGN_UP_STEPS = ['plan', 'setup', 'payment'] as const

/** One sign-up of this tab, from the first opening of the wizard until it is paid. */
const SignUpRecord = z.object({
  /** Sent as the attempt id. */
  id: z.guid(),
  /** The visitor's choices. Shimzy overrides the setup; other plans use it again. */
  ...CheckoutOrder.shape,
  /** As typed, whether valid or not. */
  customer: z.object({ fullName: z.string(), email: z.string(), companyName: z.string() }),
  step: z.enum(SIGN_UP_STEPS),
  campaign: CheckoutAttribution,
  status: z.enum(['open', 'sent', 'paid']),
  /** The id of the Checkout Session in the last reply. */
  session: z.optional(z.string()),
  /** The last request until its reply arrives. Its session may exist. */
  unanswered: z.optional(CheckoutRequest),
  /** How often the form was sent. */
  submissions: z.number(),
})
export type SignUpRecord = Readonly<z.infer<typeof SignUpRecord>>

const NOBODY = { fullName: '', email: '', companyName: '' }

/** The order of a record. */
export const orderOf = ({ plan, billing, setup }: Order): Order => ({
  plan,
  billing,
  setup: allowedSetupOption(plan, setup),
})

const RECORD_KEY = 'signUp'

/** In localStorage, which all tabs share: how often each record's form was sent. */
const SUBMISSIONS_KEY = 'signUpSubmissions'
const Submissions = z.record(z.string(), z.number())

const { notify, subscribe } = createListeners()

export const subscribeToSignUp = subscribe
// Another page may have changed the record while this one was in the back/forward cache.
window.addEventListener('pageshow', notify)

/** The record read last, so that the same text returns the same object. */
let lastRead: { readonly text: string | null; readonly record?: SignUpRecord } = { text: null }

/** The tab's record; undefined if there is none or the stored text is invalid. */
export function readSignUpRecord(): SignUpRecord | undefined {
  const text = sessionStore.read(RECORD_KEY)
  if (lastRead.text !== text) {
    lastRead = { text, record: SignUpRecord.safeParse(sessionStore.readJson(RECORD_KEY)).data }
  }
  return lastRead.record
}

function write(record: SignUpRecord): SignUpRecord {
  sessionStore.write(RECORD_KEY, JSON.stringify(record))
  return record
}

/** Changes the record, if there is one. */
export function changeSignUp(change: Partial<SignUpRecord>): void {
  const record = readSignUpRecord()
  if (record === undefined) return
  write({ ...record, ...change })
  notify()
}

/** A UUID. `crypto.randomUUID` does not exist on pages over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The fields of a record with a new id, under which nothing has been sent. */
export const freshAttempt = () => {
  const fresh = { id: randomId(), status: 'open', submissions: 0 } as const
  return { ...fresh, session: undefined, unanswered: undefined }
}

/** A record's campaign as the visitor allows it now: without click ids where advertising is refused. */
export const allowedCampaign = ({ campaign }: Pick<SignUpRecord, 'campaign'>) =>
  isAllowed('advertising') ? campaign : (withoutClickIds(campaign) ?? {})

/**
 * The campaign that a checkout would report: the last one with which the wizard was opened before the form was sent. The
 * record keeps it because, if advertising is refused, the campaign in memory is lost on the way to Stripe.
 */
export function campaignToSend(): CheckoutAttribution {
  const record = readSignUpRecord()
  const campaign = checkoutAttribution()
  if (record === undefined || record.status === 'paid') return campaign
  const isFrozen = record.status === 'sent' || Object.keys(campaign).length === 0
  return isFrozen ? allowedCampaign(record) : campaign
}

/** Opens the wizard's record. The URL's plan and billing win, the record fills in the rest. */
export function openSignUp({ plan, billing: named }: SignUpRequest): SignUpRecord {
  const record = readSignUpRecord()
  if (record?.status === 'paid') return record
  const billing = named ?? record?.billing ?? 'monthly'
  const isSameOrder = record?.plan === plan && record.billing === billing
  const step = isSameOrder ? record.step : 'plan'
  const kept = record ?? { ...freshAttempt(), setup: 'self', customer: NOBODY }
  return write({ ...kept, plan, billing, step, campaign: campaignToSend() })
}

/** Replaces a paid record with a new one. */
export function startNextSignUp(request: SignUpRequest): void {
  sessionStore.remove(RECORD_KEY)
  openSignUp(request)
  notify()
}

/** Marks the record as paid if the session belongs to it, and removes the customer's data. */
export function markPaid(session: string): void {
  if (readSignUpRecord()?.session !== session) return
  changeSignUp({ status: 'paid', customer: NOBODY, unanswered: undefined })
}

/**
 * Counts a submission of the record across tabs. Browsers copy the session storage into a duplicated tab; if the other
 * tab has sent the form in the meantime, this one continues as a sign-up of its own.
 */
export function countSubmission(): void {
  const counts = Submissions.safeParse(localStore.readJson(SUBMISSIONS_KEY)).data ?? {}
  const record = readSignUpRecord()
  if (record === undefined) return
  const isCopy = (counts[record.id] ?? 0) > record.submissions
  const { id, submissions } = write(isCopy ? { ...record, ...freshAttempt() } : record)
  localStore.write(SUBMISSIONS_KEY, JSON.stringify({ ...counts, [id]: submissions + 1 }))
  changeSignUp({ submissions: submissions + 1 })
}
