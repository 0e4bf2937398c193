import { expect, test } from 'vitest'
import { describeError } from '../../../api/checkout/log'
import { FAULTS } from '../../../src/node/dev/fake-stripe/faults'
import { checkoutBody, checkoutPost, startCheckoutRig } from '../../support/checkout-rig'

const rig = await startCheckoutRig()

const attribution = { utm_source: 'secret-campaign', gclid: 'secret-click' }
const BODY = checkoutBody({ attribution })
const PERSONAL = /dana|whitfield|plumbing|secret-c|somebody@|(?:sk|rk)_(?:test|live)/i
const expectNothingPersonal = (log: unknown) => expect(JSON.stringify(log)).not.toMatch(PERSONAL)

test('a created session logs one line with what the operator needs', async () => {
  await rig.send(checkoutPost(checkoutBody({ plan: 'business', billing: 'yearly' })), {
    requestId: 'r1',
  })
  expect(rig.log).toEqual([
    {
      level: 'info',
      event: 'checkout',
      requestId: 'r1',
      method: 'POST',
      status: 200,
      durationMs: expect.any(Number),
      plan: 'business',
      billing: 'yearly',
      setup: 'self',
      sessionId: expect.stringMatching(/^cs_test_/),
      isNew: true,
    },
  ])
})

test('a failure at Stripe is logged with the id that finds it in Stripe’s own log', async () => {
  rig.fakeStripe.state.faults.add('price-400', 1, 'create')
  await rig.post(checkoutBody())
  expect(rig.log).toEqual([
    expect.objectContaining({
      level: 'error',
      status: 500,
      code: 'rejected',
      cause: expect.objectContaining({
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
        param: 'line_items[0][price]',
        statusCode: 400,
        stripeRequestId: expect.stringMatching(/^req_/),
      }),
    }),
  ])
})

test.each<[unknown, string, string[]]>([
  [{ attemptId: undefined }, 'invalid_request', ['attemptId']],
  [{ 'dana@whitfield.example': 1 }, 'invalid_request', ['(unknown key)']],
  [
    { customer: { ...checkoutBody().customer, dana: 1 }, attribution: { whitfield: 'x', a: 'y' } },
    'invalid_request',
    ['customer.(unknown key)', 'attribution.(unknown key)'],
  ],
  [{ setup: 'shimzy' }, 'invalid_plan', ['setup']],
  [
    { customer: { fullName: 'Dana Whitfield', email: 'dana@whitfield', companyName: '' } },
    'validation',
    ['customer.email', 'customer.companyName'],
  ],
  ['"dana@whitfield.example"', 'invalid_request', ['(body)']],
])('a form with %j logs the paths that failed, never a value', async (change, code, paths) => {
  await rig.post(typeof change === 'string' ? change : { ...BODY, ...Object(change) })
  expect(rig.log).toEqual([expect.objectContaining({ code, paths })])
  expectNothingPersonal(rig.log)
})

test.each(FAULTS)('no personal data is logged after %s', async (fault) => {
  rig.fakeStripe.state.faults.add(fault, 2, 'create')
  const { post, log } = fault === 'hang' ? rig.impatient : rig
  await post(BODY)
  expect(log.length).toBeGreaterThan(0)
  expectNothingPersonal(log)
})

test('an error of ours is described by its name and stack, not by its message', () => {
  const described = describeError(new TypeError('dana@whitfield.example is odd'))
  expect(described).toMatchObject({
    type: 'TypeError',
    frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
  })
  expect(JSON.stringify(described)).not.toContain('whitfield')
  expect(describeError('dana')).toEqual({ type: 'string' })
})
