import { expect, test, vi } from 'vitest'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { trialEnd } from '../../../src/shared/pricing'
import { checkoutBody, refusal, startCheckoutRig } from '../../support/checkout-rig'

const rig = await startCheckoutRig()

async function newSessionId(changes: Parameters<typeof checkoutBody>[0] = {}): Promise<string> {
  await rig.post(checkoutBody(changes))
  return rig.fakeStripe.state.sessions.all().at(-1)?.id ?? ''
}

const complete = (id: string) => rig.fakeStripe.state.sessions.complete(id)

test('the status of an open session has its plan and no trial end, also once it has expired', async () => {
  const id = await newSessionId({ plan: 'business', billing: 'yearly' })
  const order = { plan: 'business', billing: 'yearly', trialEnd: null }
  expect(await rig.get(id)).toMatchObject({ status: 200, body: { ...order, status: 'open' } })
  rig.fakeStripe.state.sessions.expire(id)
  expect((await rig.get(id)).body).toEqual({ ...order, status: 'expired' })
})

test('the status of a paid session has the end of its trial, if it has one', async () => {
  const start = new Date('2026-03-01T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const id = await newSessionId()
  complete(id)
  vi.useRealTimers()
  const paid = { status: 'complete', trialEnd: trialEnd(start).toISOString() }
  expect((await rig.get(id)).body).toMatchObject(paid)
  const withoutTrial = await newSessionId({ plan: 'shimzy', setup: 'shimzy' })
  complete(withoutTrial)
  expect((await rig.get(withoutTrial)).body).toMatchObject({ status: 'complete', trialEnd: null })
})

test('a bank debit is processing until its money has arrived', async () => {
  const id = await newSessionId({ setup: 'assisted' })
  rig.fakeStripe.state.sessions.completeUnpaid(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'processing', plan: 'starter' })
  rig.fakeStripe.state.sessions.settle(id)
  expect((await rig.get(id)).body).toMatchObject({ status: 'complete' })
})

test('a bank debit that failed counts as expired', async () => {
  const id = await newSessionId({ setup: 'assisted' })
  rig.fakeStripe.state.sessions.completeUnpaid(id)
  rig.fakeStripe.state.sessions.changeSubscription(id, 'incomplete_expired')
  expect((await rig.get(id)).body).toMatchObject({ status: 'expired' })
})

test.each([
  ...['cs_test_unknown', 'sub_123', 'cs_test_..%2F..%2Fv1%2Fcustomers', 'cs_test_abc%0A', ''],
  `cs_test_${'a'.repeat(500)}`,
])('the id %j is not found', async (id) => {
  expect(await rig.get(id)).toEqual(refusal(404, 'not_found', CHECKOUT_MESSAGES.fallback))
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
  ['http-429', 503, 'busy'],
  ['sparse', 502, 'unreachable'],
] as const)('%s instead of a session is answered with %i %s', async (fault, status, code) => {
  const id = await newSessionId()
  rig.fakeStripe.state.faults.add(fault, 2, 'retrieve')
  expect(await rig.get(id)).toEqual(refusal(status, code, CHECKOUT_MESSAGES.fallback))
})
