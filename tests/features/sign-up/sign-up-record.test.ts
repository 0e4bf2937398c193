// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  changeSignUp,
  markPaid,
  openSignUp,
  readSignUpRecord,
  startNextSignUp,
} from '../../../src/browser/sign-up-record'
import { startCheckout } from '../../../src/features/sign-up/start-checkout'
import type { CheckoutAttribution } from '../../../src/shared/checkout'
import { CHECKOUT_URL, startCheckoutRig, type CheckoutRig } from '../../support/checkout-rig'
import { stubFetch } from '../../support/stub-fetch'

/** The campaign that the visit has in its cookie, or in memory where cookies are refused. */
let campaign: CheckoutAttribution = {}
let isAdvertisingAllowed = true
vi.mock('../../../src/browser/attribution-store', () => ({ checkoutAttribution: () => campaign }))
vi.mock('../../../src/browser/privacy-choice', () => ({ isAllowed: () => isAdvertisingAllowed }))

const CUSTOMER = { fullName: 'Dana Whitfield', email: 'dana@cedar.example', companyName: 'Cedar' }
const NOT_CANCELED = new AbortController().signal

let rig: CheckoutRig
beforeAll(async () => {
  rig = await startCheckoutRig()
})
afterAll(async () => rig.fakeStripe.close())

/** Which part of the next exchange with the function is lost. */
type Loss = 'nothing' | 'request' | 'reply'
let loss: Loss = 'nothing'

beforeEach(() => {
  vi.unstubAllGlobals()
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
  campaign = {}
  isAdvertisingAllowed = true
}

const sessions = () => rig.fakeStripe.state.sessions.all()
const record = () => {
  const current = readSignUpRecord()
  if (current === undefined) throw new Error('No sign-up is open')
  return current
}
const submit = async (customer = CUSTOMER) => startCheckout(customer, NOT_CANCELED)

/** Fills the form of a starter plan in and goes to Stripe's page. */
async function goToStripe() {
  openSignUp({ plan: 'starter', billing: 'monthly' })
  changeSignUp({ step: 'payment', customer: CUSTOMER })
  return submit()
}

test('the same form, sent again after Cancel, Back or a stopped navigation, leads to the same session', async () => {
  const url = await goToStripe()
  openSignUp({ plan: 'starter', billing: 'monthly' })
  expect(record()).toMatchObject({ step: 'payment', customer: CUSTOMER, status: 'sent' })
  expect(await submit()).toBe(url)
  expect(sessions()).toHaveLength(1)
})

test('a paid record forgets who paid, opens as paid, and makes room for a new order', async () => {
  await goToStripe()
  markPaid('cs_test_of_another_sign_up')
  expect(record().status).toBe('sent')
  const { id, session = '' } = record()
  markPaid(session)
  const request = { plan: 'business', billing: 'yearly' } as const
  expect(openSignUp(request)).toMatchObject({ status: 'paid', plan: 'starter', id })
  expect(JSON.stringify(record())).not.toContain(CUSTOMER.email)
  startNextSignUp(request)
  expect(record()).toMatchObject({ status: 'open', step: 'plan', ...request })
  expect(record()).not.toHaveProperty('session')
  expect(record().id).not.toBe(id)
})

test('a duplicated tab goes on as a sign-up of its own once the other one has sent the form', async () => {
  openSignUp({ plan: 'starter' })
  const copy = { ...window.sessionStorage }
  const { id } = record()
  await submit()
  Object.assign(window.sessionStorage, copy)
  await submit()
  expect(record().id).not.toBe(id)
})

test('the campaign is the one of the opening, and no longer changes once the form was sent', async () => {
  campaign = { utm_campaign: 'spring' }
  openSignUp({ plan: 'starter' })
  campaign = { utm_campaign: 'summer' }
  await goToStripe()
  campaign = { utm_campaign: 'fall' }
  openSignUp({ plan: 'starter' })
  await submit()
  expect(sessions().map(({ request }) => request.metadata?.['utm_campaign'])).toEqual(['summer'])
})

test('where advertising is refused, the campaign stays with the record, without click ids', async () => {
  isAdvertisingAllowed = false
  campaign = { utm_campaign: 'spring', gclid: 'g', fbclid: 'f', landing_page: '/' }
  await goToStripe()
  // The trip to Stripe has ended what was in memory.
  campaign = {}
  openSignUp({ plan: 'business' })
  expect(record().campaign).toEqual({ utm_campaign: 'spring', landing_page: '/' })
})

test('a page with other prices than the function is told so, and nothing is ordered', async () => {
  stubFetch(async () => {
    const error = { code: 'prices_changed', message: 'Our prices have changed.', requestId: 'r' }
    return Response.json({ error }, { status: 409 })
  })
  await expect(goToStripe()).rejects.toThrow('Our prices have changed.')
  expect(record()).not.toHaveProperty('unanswered')
})
