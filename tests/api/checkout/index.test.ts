import { expect, test, vi } from 'vitest'
import handler, { config } from '../../../api/checkout/index'
import { CHECKOUT_PATH } from '../../../src/shared/checkout'
import { checkoutBody, checkoutPost, refusal } from '../../support/checkout-rig'

test('the host serves the function at the path that the browser posts to', () => {
  expect(config.path).toBe(CHECKOUT_PATH)
})

test('the host limits requests per IP address, which takes a list', () => {
  expect(config.rateLimit).toEqual({
    windowLimit: 10,
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
  })
})

test('the host calls the function, and its log says once what is not set up', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  vi.stubEnv('SITE_URL', '')
  vi.stubEnv('URL', '')
  const replies = [await handler(checkoutPost(checkoutBody())), await handler(checkoutPost('{}'))]

  expect(replies.map(({ status }) => status)).toEqual([500, 400])
  expect(await replies[0]?.json()).toEqual(
    refusal('misconfigured', 'Stripe API error: Unknown error'),
  )
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))
  const problemLines = lines.filter(({ event }) => event === 'environment')
  expect(problemLines).toHaveLength(1)
  expect(problemLines[0].problems).toContain('STRIPE_SECRET_KEY is missing')
  expect(problemLines[0].problems).toContain('SITE_URL is missing')
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
})
