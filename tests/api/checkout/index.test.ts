import { expect, test, vi } from 'vitest'
import * as status from '../../../api/checkout-status/index'
import * as checkout from '../../../api/checkout/index'
import { CHECKOUT_PATH } from '../../../src/shared/checkout'
import { checkoutBody, checkoutPost, refusal } from '../../support/checkout-rig'
import { takeErrors } from '../../support/take-errors'

test('the host limits orders per IP address, which takes a list, and nothing else', () => {
  const limit = { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] }
  expect(checkout.config).toEqual({ path: CHECKOUT_PATH, method: 'POST', rateLimit: limit })
  expect(status.config).toMatchObject({ path: CHECKOUT_PATH })
  expect(status.config.method).toEqual(expect.arrayContaining(['GET', 'HEAD']))
  expect(status.config.method).not.toContain('POST')
  expect(status.config).not.toHaveProperty('rateLimit')
  expect(status.default).toBe(checkout.default)
})

test('the host calls the function, and its log says once what is not set up', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  vi.stubEnv('SITE_URL', '')
  vi.stubEnv('URL', '')
  const bodies = [checkoutBody(), '{}']
  const replies = await Promise.all(bodies.map((body) => checkout.default(checkoutPost(body))))

  expect(replies.map((reply) => reply.status)).toEqual([500, 400])
  const { body } = refusal(500, 'misconfigured', 'Stripe API error: Unknown error')
  expect(await replies[0]?.json()).toEqual(body)
  const lines = takeErrors().map(([line]) => JSON.parse(String(line)))
  const problemLines = lines.filter(({ event }) => event === 'environment')
  expect(problemLines).toHaveLength(1)
  expect(problemLines[0].problems).toContain('STRIPE_SECRET_KEY is missing')
  expect(problemLines[0].problems).toContain('SITE_URL is missing')
  vi.mocked(console.warn).mockClear()
})
