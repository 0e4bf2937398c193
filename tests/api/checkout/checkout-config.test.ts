import { expect, test } from 'vitest'
import { readConfig } from '../../../api/checkout/checkout-config'
import { fakeStripeEnvironment } from '../../../src/node/dev/fake-stripe/environment'

test.each([
  ['', 'https', 'api.stripe.com'],
  ['http://127.0.0.1:9', 'http', '127.0.0.1'],
])('with STRIPE_API_BASE "%s" calls go to %s://%s, and end before the host does', (...row) => {
  const [STRIPE_API_BASE, protocol, host] = row
  const SITE_URL = 'https://www.blackland.example'
  const variables = { ...fakeStripeEnvironment(''), SITE_URL, STRIPE_API_BASE }
  const stripe = readConfig(variables, undefined).config?.stripe
  expect(stripe?.getApiField('protocol')).toBe(protocol)
  expect(stripe?.getApiField('host')).toBe(host)
  expect(stripe?.getApiField('timeout')).toBe(8_000)
  expect(stripe?.getMaxNetworkRetries()).toBe(1)
  expect(stripe?.getTelemetryEnabled()).toBe(false)
})
