import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { CheckoutErrorReply, Customer } from '../../../src/shared/checkout'
import { anyText } from '../../support/arbitraries'
import {
  CHECKOUT_URL,
  checkoutBody,
  checkoutPost,
  startCheckoutRig,
} from '../../support/checkout-rig'

/** Hundreds of requests per test take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const rig = await startCheckoutRig()

/** Statuses that a request alone can bring about, without anything wrong at Stripe or in the set-up. */
const OWN_STATUSES = [200, 400, 413, 422]

/** The status of an answer; 0 where a refusal does not have the shape of the contract. */
async function statusOf(request: Request): Promise<number> {
  const { status, body } = await rig.send(request)
  return status === 200 || CheckoutErrorReply.safeParse(body).success ? status : 0
}

const anyPart = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined))
const anyKey = fc.oneof(fc.constantFrom(...Object.keys(checkoutBody()), 'attribution'), anyText)

test.each<[string, fc.Arbitrary<string | Uint8Array<ArrayBuffer>>]>([
  ['any bytes', fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes))],
  ['any JSON', fc.json()],
  [
    'a valid form with any one part replaced',
    fc
      .tuple(anyKey, anyPart)
      .map(([key, part]) => JSON.stringify({ ...checkoutBody(), [key]: part })),
  ],
])('%s gets one of the documented statuses', async (_name, bodies) => {
  const headers = { 'Content-Type': 'application/json' }
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const request = new Request(CHECKOUT_URL, { method: 'POST', headers, body })
      expect(OWN_STATUSES).toContain(await statusOf(request))
    }),
    { numRuns: 200 },
  )
})

test('any email address is accepted by both sides or reported as invalid', async () => {
  const anyAddress = fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.tuple(anyText, fc.domain()).map(([name, domain]) => `${name}@${domain}`),
  )
  await fc.assert(
    fc.asyncProperty(anyAddress, async (email) => {
      const customer = { ...checkoutBody().customer, email }
      const status = await statusOf(checkoutPost(checkoutBody({ customer })))
      // A long text makes the body too large (413), whatever it is.
      expect([Customer.safeParse(customer).success ? 200 : 422, 413]).toContain(status)
    }),
    { numRuns: 300 },
  )
})
