import { expect, test } from 'vitest'
import { CheckoutError, createCheckout } from '../../../src/features/sign-up/use-checkout'
import {
  CHECKOUT_MESSAGES,
  type CheckoutErrorCode,
  type CheckoutRequest,
} from '../../../src/shared/checkout'
import { stubFetch } from '../../support/stub-fetch'

const request: CheckoutRequest = {
  plan: 'starter',
  billing: 'monthly',
  setup: 'self',
  customer: { fullName: 'Dana Whitfield', email: 'dana@cedar.example', companyName: 'Cedar Ridge' },
  attemptId: '4f0b4c1e-8d0a-4f63-9d0e-2f5b8a4c7d10',
}

async function attempt(): Promise<unknown> {
  const { signal } = new AbortController()
  return createCheckout(request, signal).catch((error: unknown) => error)
}

const errorBody = (code: CheckoutErrorCode) => ({
  error: { code, message: `Message of ${code}`, requestId: 'r-1' },
})

test('the request is posted as JSON, and the reply holds the address to pay at', async () => {
  const created = { url: 'https://checkout.example/cs_test_1', sessionId: 'cs_test_1' }
  const fetchStub = stubFetch(async () => Response.json(created))
  expect(await attempt()).toEqual(created)
  const [url, init] = fetchStub.mock.calls[0] ?? []
  expect(url).toBe('/api/checkout')
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
})

test.each([
  ['busy', 'open'],
  ['invalid_plan', 'final'],
] as const)('a failure with the code %s shows its message and stays %s', async (code, outcome) => {
  stubFetch(async () => Response.json(errorBody(code), { status: 500 }))
  const error = await attempt()
  expect(error).toBeInstanceOf(CheckoutError)
  expect(error).toMatchObject({ message: `Message of ${code}`, outcome })
})

test('a success without a URL shows No checkout URL', async () => {
  stubFetch(async () => Response.json({}))
  expect(await attempt()).toMatchObject({
    message: 'No checkout URL returned from Stripe',
    outcome: 'final',
  })
})

test.each([
  ['a page instead of JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['another JSON', async () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is the fallback, and the attempt stays open', async (_name, answer) => {
  stubFetch(answer)
  expect(await attempt()).toMatchObject({
    message: CHECKOUT_MESSAGES.fallback,
    outcome: 'open',
  })
})
