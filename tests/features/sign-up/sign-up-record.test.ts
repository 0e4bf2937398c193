// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import {
  changeSignUp,
  markPaid,
  openSignUp,
  readSignUpRecord,
  renewAttemptId,
  startNextSignUp,
  orderOf,
} from '../../../src/browser/sign-up-record'
import { choosePrivacy } from '../../../src/browser/privacy-choice'
import { startCheckout } from '../../../src/features/sign-up/start-checkout'
import type { CheckoutAttribution } from '../../../src/shared/checkout'
import { BILLING_PERIODS, PLAN_IDS } from '../../../src/shared/plans'
import { dueTodayCents, planPriceCents } from '../../../src/shared/pricing'
import { SETUP_OPTION_IDS } from '../../../src/shared/setup-options'
import { CHECKOUT_URL, startCheckoutRig } from '../../support/checkout-rig'
import { stubFetch } from '../../support/stub-fetch'

/** The attribution of the visit, in its cookie or, where cookies are refused, in memory. */
let attribution: CheckoutAttribution = {}
vi.mock('../../../src/browser/attribution-store', () => ({
  visitAttribution: () => attribution,
}))

const CUSTOMER = { fullName: 'Dana Whitfield', email: 'dana@cedar.example', companyName: 'Cedar' }

const rig = await startCheckoutRig()

/** Which part of the next exchange with the function is lost. */
type Loss = 'nothing' | 'request' | 'reply'
let loss: Loss = 'nothing'

beforeEach(() => {
  stubFetch(async (_path, { headers, body }) => {
    const lost = loss
    loss = 'nothing'
    if (lost === 'request') throw new TypeError('Failed to fetch')
    const reply = await rig.send(new Request(CHECKOUT_URL, { method: 'POST', headers, body }))
    if (lost === 'reply') throw new TypeError('Failed to fetch')
    return Response.json(reply.body, { status: reply.status })
  })
  startAfresh()
})

function startAfresh(): void {
  rig.reset()
  window.sessionStorage.clear()
  window.localStorage.clear()
  attribution = {}
}

const sessions = () => rig.fakeStripe.state.sessions.all()
const payable = () => sessions().filter(({ status }) => status === 'open')
const record = () => {
  const current = readSignUpRecord()
  if (current === undefined) throw new Error('No sign-up is open')
  return current
}
const submit = async (customer = CUSTOMER) => startCheckout(customer, new AbortController())

/** Fills the form of a starter plan in and goes to Stripe's page. */
async function goToStripe() {
  openSignUp({ plan: 'starter', billing: 'monthly' })
  changeSignUp({ step: 'payment', customer: CUSTOMER })
  return submit()
}

test('after a lost reply a changed form leads to a session of its own', async () => {
  loss = 'reply'
  await expect(goToStripe()).rejects.toThrow()
  changeSignUp({ billing: 'yearly' })
  const url = await submit()
  const session = sessions().find((each) => each.url === url)
  expect(session?.request.metadata).toMatchObject({ billing: 'yearly' })
})

test('a paid record forgets who paid, opens as paid with its plan, and makes way for a new order', async () => {
  await goToStripe()
  const paid = { plan: 'starter', billing: 'monthly' } as const
  markPaid('cs_test_of_another_sign_up', paid)
  expect(record().isPaid).toBe(false)
  const { attemptId, session = '' } = record()
  changeSignUp({ plan: 'shimzy' })
  markPaid(session, paid)
  const request = { plan: 'business', billing: 'yearly' } as const
  expect(openSignUp(request)).toMatchObject({ isPaid: true, plan: 'starter', attemptId })
  expect(JSON.stringify(record())).not.toContain(CUSTOMER.email)
  startNextSignUp(request)
  expect(record()).toMatchObject({ isPaid: false, step: 'plan', ...request })
  expect(z.uuidv4().safeParse(record().attemptId).success).toBe(true)
  expect(record().session).toBeUndefined()
  expect(record().attemptId).not.toBe(attemptId)
})

test('a page from the back/forward cache, which restores its old session storage, still knows the newest session and the payment', async () => {
  await goToStripe()
  const old = { ...window.sessionStorage }
  changeSignUp({ plan: 'business' })
  await submit()
  Object.assign(window.sessionStorage, old)
  await submit()
  expect(payable()).toHaveLength(1)
  markPaid(record().session ?? '', { plan: 'starter', billing: 'monthly' })
  Object.assign(window.sessionStorage, old)
  expect(record()).toMatchObject({ isPaid: true, customer: { email: '' } })
  window.dispatchEvent(new Event('pageshow'))
  expect(JSON.stringify(window.sessionStorage)).not.toContain(CUSTOMER.email)
  Object.assign(window.sessionStorage, old)
  vi.resetModules()
  await import('../../../src/browser/sign-up-record')
  expect(JSON.stringify(window.sessionStorage), 'After a reload').not.toContain(CUSTOMER.email)
})

test('such a page keeps the text of a sign-up that got a new attempt id, and shows nothing of it once the next one has begun', async () => {
  await goToStripe()
  const old = { ...window.sessionStorage }
  renewAttemptId()
  await submit()
  const { attemptId, session = '' } = record()
  Object.assign(window.sessionStorage, old)
  expect(record()).toMatchObject({ attemptId, session, customer: CUSTOMER })
  markPaid(session, { plan: 'starter', billing: 'monthly' })
  startNextSignUp({ plan: 'business' })
  await submit()
  const next = record()
  Object.assign(window.sessionStorage, old)
  window.dispatchEvent(new Event('pageshow'))
  expect(record()).toEqual({ ...next, attribution: {} })
  expect(JSON.stringify(window.sessionStorage)).not.toContain(CUSTOMER.email)
})

test('a payment that ends in another tab is known in the tab where it began', async () => {
  await goToStripe()
  const { session = '' } = record()
  const first = { ...window.sessionStorage }
  window.sessionStorage.clear()
  markPaid(session, { plan: 'starter', billing: 'monthly' })
  expect(readSignUpRecord()).toBeUndefined()
  Object.assign(window.sessionStorage, first)
  expect(record()).toMatchObject({ isPaid: true, session, customer: { email: '' } })
})

test('where local storage is full, the next order is not taken for the paid one', async () => {
  await goToStripe()
  markPaid(record().session ?? '', { plan: 'starter', billing: 'monthly' })
  const progress = window.localStorage.getItem('signUpProgress') ?? ''
  startNextSignUp({ plan: 'business' })
  changeSignUp({ customer: CUSTOMER })
  window.localStorage.setItem('signUpProgress', progress)
  expect(record()).toMatchObject({ plan: 'business', isPaid: false, customer: CUSTOMER })
})

test('of two copies of a tab that send different forms at once, only one gets a URL', async () => {
  openSignUp({ plan: 'starter' })
  const first = submit()
  changeSignUp({ billing: 'yearly' })
  const replies = await Promise.allSettled([first, submit()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await submit()
  expect(sessions().find(({ id }) => id === record().session)?.status).toBe('open')
})

test('an order that Stripe rejected goes through in the same tab once the cause is fixed', async () => {
  const price = rig.fakeStripe.state.prices.get('price_starter_monthly')
  if (price) Object.assign(price, { active: false })
  await expect(goToStripe()).rejects.toThrow()
  if (price) Object.assign(price, { active: true })
  expect(await submit()).toBe(payable()[0]?.url)
})

test('no click id is sent if advertising is refused while the wizard is open', async () => {
  attribution = { utm_campaign: 'spring', gclid: 'click-1' }
  openSignUp({ plan: 'starter' })
  choosePrivacy({ measurement: true, advertising: false })
  await submit()
  const [metadata] = sessions().map(({ request }) => request.metadata)
  expect(metadata).toMatchObject({ utm_campaign: 'spring' })
  expect(metadata).not.toHaveProperty('gclid')
})

test('the campaign that brings a visitor back is that of the order; a visit without one changes nothing', async () => {
  attribution = { utm_campaign: 'spring' }
  openSignUp({ plan: 'starter' })
  const campaigns = []
  for (const later of [{ utm_campaign: 'summer' }, {}, { utm_campaign: 'fall' }]) {
    attribution = later
    await goToStripe()
    campaigns.push(payable().map(({ request }) => request.metadata?.['utm_campaign']))
  }
  expect(campaigns).toEqual([['summer'], ['summer'], ['fall']])
})

const anyStep = fc.record({
  kind: fc.constantFrom(
    ...(['open', 'choose', 'edit', 'submit', 'submit', 'pay', 'leave Stripe'] as const),
    ...(['duplicate', 'next', 'restore'] as const),
  ),
  choice: fc.record(
    {
      plan: fc.constantFrom(...PLAN_IDS),
      billing: fc.constantFrom(...BILLING_PERIODS),
      setup: fc.constantFrom(...SETUP_OPTION_IDS),
    },
    { requiredKeys: [] },
  ),
  attribution: fc.constantFrom({}, { utm_campaign: 'spring' }, { utm_campaign: 'summer' }),
  fullName: fc.constantFrom('Dana', 'Ray'),
  loses: fc.constantFrom<Loss>('nothing', 'nothing', 'nothing', 'request', 'reply'),
  returns: fc.boolean(),
  page: fc.nat(),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** A tab of the browser: its session storage, that of the pages it left for Stripe, and the session whose page it shows. */
interface Tab {
  storage: Record<string, string>
  left: readonly Record<string, string>[]
  sessionShown?: string | undefined
}

/** What the page says of the order, and what is at Stripe under the URL that the page leads to. */
const shown = () => ({
  price: planPriceCents(record().plan, record().billing),
  dueToday: dueTodayCents(orderOf(record())),
  campaign: record().attribution.utm_campaign,
  fullName: record().customer.fullName,
  attempt: record().attemptId,
})
const ordered = ({ items, request: { metadata } }: ReturnType<typeof sessions>[number]) => ({
  price: items[0]?.price.unit_amount,
  dueToday: items.reduce((sum, item) => sum + item.amount_subtotal, 0),
  campaign: metadata?.['utm_campaign'],
  fullName: metadata?.['full_name'],
  attempt: metadata?.['attempt_id'],
})

/** Sends the form. Returns the session that it leads to, if its page can be paid at. */
async function reach(loses: Loss) {
  loss = loses
  const url = await submit({ ...CUSTOMER, ...record().customer }).catch(() => undefined)
  loss = 'nothing'
  return sessions().find((session) => session.url !== null && session.url === url)
}

/** On Stripe's page a visitor pays, or comes back by Cancel or Back. */
function leaveStripe(tab: Tab, session: string, step: Step): void {
  if (step.kind === 'pay' && payable().some(({ id }) => id === session)) {
    rig.fakeStripe.state.sessions.complete(session)
    if (step.returns) markPaid(session, { plan: 'starter', billing: 'monthly' })
  }
  if (step.kind === 'pay' || step.kind === 'leave Stripe') tab.sessionShown = undefined
}

/** Takes a step on the site. Those that the page does not offer do nothing. Returns the session it leads to. */
async function takeStep(step: Step) {
  const before = readSignUpRecord()
  if (step.kind === 'open') {
    attribution = step.attribution
    openSignUp({ plan: 'starter', ...step.choice })
    if (before === undefined) changeSignUp({ customer: CUSTOMER })
  }
  if (step.kind === 'next' && before?.isPaid) startNextSignUp({ plan: 'starter' })
  if (before === undefined || before.isPaid) return undefined
  if (step.kind === 'choose') changeSignUp(step.choice)
  if (step.kind === 'edit') changeSignUp({ customer: { ...CUSTOMER, fullName: step.fullName } })
  return step.kind === 'submit' ? reach(step.loses) : undefined
}

/** Duplicates a tab, or shows a page from its back/forward cache. */
function moveTabs(tabs: [Tab, Tab], number: 0 | 1, step: Step): void {
  const tab = tabs[number]
  if (step.kind === 'duplicate') tabs[number === 0 ? 1 : 0] = { ...tab }
  else if (step.kind === 'restore') {
    tab.storage = tab.left[step.page % tab.left.length] ?? tab.storage
    tab.sessionShown = undefined
  }
}

test('after any steps in two tabs, at most one session that a tab received for an order can be paid, and it is the order shown', async () => {
  let reached = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(0, 1), anyStep), { minLength: 10, maxLength: 60 }),
      async (steps) => {
        startAfresh()
        const tabs: [Tab, Tab] = [
          { storage: {}, left: [] },
          { storage: {}, left: [] },
        ]
        /** Which tab received a session, and which began another order, once for each of them. */
        const receivers = new Map<string, string>()
        const nextOrders: string[] = []
        for (const [number, step] of steps) {
          moveTabs(tabs, number, step)
          const tab = tabs[number]
          window.sessionStorage.clear()
          Object.assign(window.sessionStorage, tab.storage)
          if (tab.sessionShown !== undefined) leaveStripe(tab, tab.sessionShown, step)
          const isOnSite =
            !['duplicate', 'restore'].includes(step.kind) && tab.sessionShown === undefined
          if (isOnSite && step.kind === 'next' && readSignUpRecord()?.isPaid)
            nextOrders.push(record().tabId)
          const session = isOnSite ? await takeStep(step) : undefined
          expect(session && ordered(session)).toEqual(session && shown())
          tab.storage = { ...window.sessionStorage }
          if (session !== undefined) {
            tab.sessionShown = session.id
            tab.left = [...tab.left, tab.storage]
            receivers.set(session.id, record().tabId)
            reached += 1
          }
          for (const id of new Set(receivers.values())) {
            const orders = 1 + nextOrders.filter((each) => each === id).length
            const live = sessions().filter(
              (each) => receivers.get(each.id) === id && each.status !== 'expired',
            )
            expect(live.length, 'One session of an order').toBeLessThanOrEqual(orders)
          }
        }
      },
    ),
    { numRuns: 60 },
  )
  expect(reached).toBeGreaterThan(20)
})
