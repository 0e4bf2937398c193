import { expect, test } from 'vitest'
import { configFor } from '../../../api/checkout/checkout-config'
import { fakeStripeEnvironment } from '../../../src/node/dev/fake-stripe/environment'

const STRIPE_API_BASE = 'http://127.0.0.1:9'
const { STRIPE_API_BASE: _, ...variables }: Record<string, string> = {
  ...fakeStripeEnvironment(''),
  SITE_URL: 'https://www.blackland.example',
}

test('the client calls Stripe unless another address is set', () => {
  const stripe = configFor(variables, undefined).config?.stripe
  const fakeStripe = configFor({ ...variables, STRIPE_API_BASE }, undefined).config?.stripe
  expect(stripe?.getApiField('host')).toBe('api.stripe.com')
  const fields = ['protocol', 'host', 'port'] as const
  expect(fields.map((field) => fakeStripe?.getApiField(field))).toEqual(['http', '127.0.0.1', '9'])
})

test('a call to Stripe times out long before the host stops the function', () => {
  const stripe = configFor(variables, undefined).config?.stripe
  expect(stripe?.getApiField('timeout')).toBe(8_000)
  expect(stripe?.getMaxNetworkRetries()).toBe(1)
  expect(stripe?.getTelemetryEnabled()).toBe(false)
})
