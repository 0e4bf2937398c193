import { expect, onTestFinished, test, vi } from 'vitest'
import { GATEWAY_FAULTS } from '../../../src/node/dev/fake-stripe/faults'
import {
  CHECKOUT_MESSAGES,
  CheckoutReply,
  CheckoutErrorReply,
  NEW_ATTEMPT_CODES,
  type CheckoutRequest,
} from '../../../src/shared/checkout'
import { PLANS } from '../../../src/shared/plans'
import {
  checkoutBody,
  checkoutRig,
  refusal,
  SITE_URL,
  startCheckoutRig,
} from '../../support/checkout-rig'

const rig = await startCheckoutRig()

const sessions = () => rig.fakeStripe.state.sessions.all()
const statuses = () => sessions().map(({ status }) => status)
const expireNewest = () => rig.fakeStripe.state.sessions.expire(sessions().at(-1)?.id ?? '')
const areNew = () => rig.log.map(({ isNew }) => isNew)

test('twenty equal forms at the same moment create one session', async () => {
  rig.pauseBeforeRetries() // Meanwhile the first form is done.
  rig.fakeStripe.state.faults.add('slow', 1, 'create')
  const body = checkoutBody()
  const replies = await Promise.all(Array.from({ length: 20 }, () => rig.post(body)))
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  expect(sessions()).toHaveLength(1)
})

test('a form that is sent again leads to the same session, also with its fields in another order', async () => {
  const body = checkoutBody({ attribution: { utm_source: 'google', gclid: 'g1' } })
  const first = await rig.post(body)
  const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed())
  const { customer, attribution = {} } = body
  const again = await rig.post(
    reversed({ ...body, customer: reversed(customer), attribution: reversed(attribution) }),
  )
  const [session, ...others] = sessions()
  expect(first.body).toEqual({ url: session?.url, sessionId: session?.id })
  expect(again.body).toEqual(first.body)
  expect(others).toEqual([])
  expect(areNew()).toEqual([true, false])
})

test('a visitor who has paid, after an expired session, and sends the form again gets to the success page', async () => {
  const body = checkoutBody({ plan: 'business' })
  await rig.post(body)
  expireNewest()
  await rig.post(body)
  const { id = '' } = sessions()[1] ?? {}
  rig.fakeStripe.state.sessions.complete(id)
  expect((await rig.post(body)).body).toEqual({
    url: `${SITE_URL}/subscription-success?plan=business&session_id=${id}`,
    sessionId: id,
  })
  expect(sessions()).toHaveLength(2)
})

test.each(['http-403', 'http-429', 'http-500', ...GATEWAY_FAULTS] as const)(
  'a buyer who has paid and sends the form again gets no second session if the look-up fails (%s), and the browser keeps its id',
  async (fault) => {
    const body = checkoutBody()
    await rig.post(body)
    rig.fakeStripe.state.sessions.complete(sessions()[0]?.id ?? '')
    rig.fakeStripe.state.faults.add(fault, 2, 'retrieve')
    const { code } = CheckoutErrorReply.parse((await rig.post(body)).body).error
    expect(NEW_ATTEMPT_CODES).not.toContain(code)
    expect(sessions()).toHaveLength(1)
  },
)

test('a repeated form gets the same session although Stripe does not find it', async () => {
  const body = checkoutBody()
  const first = await rig.post(body)
  rig.fakeStripe.state.faults.add('price-400', 1, 'retrieve')
  expect((await rig.post(body)).body).toEqual(first.body)
})

test('a repeated form is answered within its limit, however slow each call to Stripe is', async () => {
  const hurried = checkoutRig(rig.fakeStripe, { replyLimitMs: 200 })
  const body = checkoutBody()
  await hurried.post(body)
  expireNewest()
  rig.fakeStripe.state.faults.add('slow', 2, 'create')
  rig.fakeStripe.state.faults.add('hang', 1, 'retrieve')
  const tooLate = refusal(504, 'timeout', CHECKOUT_MESSAGES.fallback)
  expect(await hurried.post(body)).toEqual(tooLate)
})

/** An order, and the same sign-up after an edit, which names the session of the first. */
async function edited(change: Partial<CheckoutRequest>) {
  const body = checkoutBody()
  const first = await rig.post(body)
  const { sessionId: replaces } = CheckoutReply.parse(first.body)
  return { first, body: { ...body, ...change, replaces }, replaces }
}
const OTHER_ORDER = { plan: 'business', billing: 'yearly' } as const

test('an edit leaves only the new session payable', async () => {
  const customer = { ...checkoutBody().customer, email: 'd@whitfield.example' }
  const { first, body } = await edited({ customer })
  const { status, body: reply } = await rig.post(body)
  expect(status).toBe(200)
  expect(reply).not.toEqual(first.body)
  expect(statuses()).toEqual(['expired', 'open'])
})

test('the same order gets a new session when the open one has another price than today', async () => {
  const { body } = await edited({})
  const { prices } = rig.fakeStripe.state
  const price = prices.get('price_starter_monthly')
  if (price) Object.assign(price, { unit_amount: price.unit_amount + 1 })
  expect((await rig.post(body)).status).toBe(500)
  expect(statuses()).toEqual(['expired', 'expired'])
})

test('the same order gets a new session when the catalog has changed since, even if nothing became more expensive', async () => {
  const { body } = await edited({})
  const { monthlyCents } = PLANS.business
  onTestFinished(() => void Object.assign(PLANS.business, { monthlyCents }))
  Object.assign(PLANS.business, { monthlyCents: monthlyCents - 1 })
  expect((await rig.post(body)).status).toBe(200)
  expect(statuses()).toEqual(['expired', 'open'])
})

test('the same order gets a new session when sales tax was switched on since', async () => {
  const { body } = await edited({})
  const { environment } = rig.fakeStripe
  const variables = () => ({ ...environment, SITE_URL, STRIPE_AUTOMATIC_TAX: 'true' })
  const taxed = checkoutRig(rig.fakeStripe, { variables })
  const { sessionId } = CheckoutReply.parse((await taxed.post(body)).body)
  expect(statuses()).toEqual(['expired', 'open'])
  expect((await taxed.post({ ...body, replaces: sessionId })).body).toMatchObject({ sessionId })
})

test.each(['complete', 'completeUnpaid'] as const)(
  'a buyer who has paid (%s) and orders something else is sent to the success page of what was paid',
  async (pay) => {
    const { body, replaces } = await edited({ ...OTHER_ORDER, setup: 'assisted' })
    rig.fakeStripe.state.sessions[pay](replaces)
    expect((await rig.post(body)).body).toEqual({
      url: `${SITE_URL}/subscription-success?plan=starter&session_id=${replaces}`,
      sessionId: replaces,
    })
    expect(statuses()).toEqual(['complete'])
  },
)

test('a buyer whose bank debit failed gets a new session for the same form', async () => {
  const { body, replaces } = await edited({ setup: 'assisted' })
  rig.fakeStripe.state.sessions.completeUnpaid(replaces)
  rig.fakeStripe.state.sessions.changeSubscription(replaces, 'canceled')
  expect((await rig.post(body)).body).toMatchObject({ url: sessions()[1]?.url })
  expect(statuses()).toEqual(['complete', 'open'])
})

test.each(['retrieve', 'expire'] as const)(
  'nothing new is made when the earlier session cannot be retired (%s), and the browser keeps its id',
  async (operation) => {
    for (const fault of ['http-403', 'http-429', 'http-500', 'drop', ...GATEWAY_FAULTS] as const) {
      rig.reset()
      const { body } = await edited(OTHER_ORDER)
      rig.fakeStripe.state.faults.add(fault, 2, operation)
      if (operation === 'expire') rig.fakeStripe.state.faults.add('http-403', 1, 'retrieve', 1)
      const { body: reply } = await rig.post(body)
      const { code } = CheckoutErrorReply.parse(reply).error
      expect([fault, NEW_ATTEMPT_CODES.includes(code)]).toEqual([fault, false])
      expect(sessions()).toHaveLength(1)
    }
  },
)

test('nothing new is made while the earlier session is still open, because Stripe refuses to expire it', async () => {
  const { body } = await edited(OTHER_ORDER)
  rig.fakeStripe.state.faults.add('http-403', 1, 'expire')
  expect((await rig.post(body)).status).toBe(503)
  expect(statuses()).toEqual(['open'])
})

test('a session that is paid while the order is edited is not followed by a second one', async () => {
  rig.pauseBeforeRetries() // Meanwhile the visitor pays.
  const { body, replaces } = await edited(OTHER_ORDER)
  rig.fakeStripe.state.faults.add('http-409', 2, 'expire')
  rig.fakeStripe.state.faults.add('slow', 1, 'retrieve')
  const reply = rig.post(body)
  await vi.waitUntil(() =>
    rig.fakeStripe.state.requests.some(({ operation }) => operation === 'expire'),
  )
  rig.fakeStripe.state.sessions.complete(replaces)
  expect(CheckoutReply.parse((await reply).body).sessionId).toBe(replaces)
  expect(statuses()).toEqual(['complete'])
})

test.each([
  ['of another attempt', async () => (await edited({})).replaces],
  ['that Stripe does not know', async () => 'cs_test_unknown'],
])('a session %s is neither shown nor expired', async (_name, other) => {
  const replaces = await other()
  const { status, body } = await rig.post(checkoutBody({ replaces }))
  expect(status).toBe(200)
  expect(body).not.toMatchObject({ sessionId: replaces })
  expect(statuses()).not.toContain('expired')
})
