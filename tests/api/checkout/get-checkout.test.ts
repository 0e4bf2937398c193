import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { GATEWAY_FAULTS } from '../../../src/node/dev/fake-stripe/faults'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import {
  CHECKOUT_URL,
  checkoutBody,
  checkoutRig,
  refusal,
  SHORT_TIMEOUT_MS,
  startCheckoutRig,
} from '../../support/checkout-rig'

const NOT_FOUND = refusal('not_found', CHECKOUT_MESSAGES.fallback)

const rig = await startCheckoutRig()
afterAll(() => rig.fakeStripe.close())
beforeEach(rig.reset)

async function newSessionId(changes: Parameters<typeof checkoutBody>[0] = {}): Promise<string> {
  await rig.post(checkoutBody(changes))
  return rig.fakeStripe.state.sessions.all().at(-1)?.id ?? ''
}

test('the status of an open session has its plan and no trial end', async () => {
  const { status, body } = await rig.get(
    await newSessionId({ plan: 'business', billing: 'yearly' }),
  )
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'open', plan: 'business', billing: 'yearly', trialEnd: null })
})

test('the status of a paid session has the end of its trial, fourteen days later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') })
  const id = await newSessionId()
  rig.fakeStripe.state.sessions.complete(id)
  vi.useRealTimers()
  expect((await rig.get(id)).body).toEqual({
    status: 'complete',
    plan: 'starter',
    billing: 'monthly',
    trialEnd: '2026-03-15T12:00:00.000Z',
  })
})

test('a plan without a trial has no trial end', async () => {
  const id = await newSessionId({ plan: 'shimzy', setup: 'shimzy' })
  rig.fakeStripe.state.sessions.complete(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'complete', trialEnd: null })
})

test('an expired session has the status expired', async () => {
  const id = await newSessionId()
  rig.fakeStripe.state.sessions.expire(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'expired', plan: 'starter' })
})

test.each([
  ['an unknown id', 'cs_test_unknown'],
  ['an id of another kind', 'sub_123'],
  ['an id with a path in it', 'cs_test_..%2F..%2Fv1%2Fcustomers'],
  ['an id that is far too long', `cs_test_${'a'.repeat(500)}`],
  ['an id with a line break', 'cs_test_abc%0A'],
  ['no id', ''],
])('%s is not found', async (_name, id) => {
  const { status, body } = await rig.get(id)
  expect(status).toBe(404)
  expect(body).toEqual(NOT_FOUND)
})

test('an address without the parameter is not found', async () => {
  expect((await rig.send(new Request(CHECKOUT_URL))).status).toBe(404)
})

test('a session of another product in the account is not found', async () => {
  const { id } = rig.fakeStripe.state.sessions.create({
    mode: 'subscription',
    success_url: 'https://other.example/',
    line_items: [{ price: 'price_starter_monthly', quantity: 1 }],
  })
  expect((await rig.get(id)).status).toBe(404)
})

test.each([
  ['http-401', 500, 'misconfigured'],
  ['http-429', 503, 'busy'],
  ...(['cut-reply', 'unknown-status', ...GATEWAY_FAULTS] as const).map(
    (fault) => [fault, 502, 'unreachable'] as const,
  ),
] as const)('%s at Stripe is answered with %i %s', async (fault, status, code) => {
  const id = await newSessionId()
  rig.fakeStripe.state.faults.add(fault, 2, 'retrieve')
  const reply = await rig.get(id)
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ error: { code } })
})

test('a bank debit is processing until its money has arrived', async () => {
  const id = await newSessionId({ setup: 'assisted' })
  rig.fakeStripe.state.sessions.completeUnpaid(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'processing', plan: 'starter' })
  rig.fakeStripe.state.sessions.settle(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'complete' })
})

test('when Stripe does not answer in time, the reply says so', async () => {
  const impatient = checkoutRig(rig.fakeStripe, { stripeTimeoutMs: SHORT_TIMEOUT_MS })
  const id = await newSessionId()
  rig.fakeStripe.state.faults.add('hang', 2, 'retrieve')
  const { status, body } = await impatient.get(id)
  expect(status).toBe(504)
  expect(body).toEqual(refusal('timeout', CHECKOUT_MESSAGES.fallback))
})

test('a function that is not set up answers so', async () => {
  const bare = checkoutRig(rig.fakeStripe, { variables: () => ({}) })
  const { status, body } = await bare.get('cs_test_abc')
  expect(status).toBe(500)
  expect(body).toEqual(refusal('misconfigured', 'Stripe API error: Unknown error'))
})
