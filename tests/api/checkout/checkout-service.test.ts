import { expect, test } from 'vitest'
import { createServiceSource } from '../../../api/checkout/checkout-service'
import { fakeStripeEnvironment } from '../../../src/node/dev/fake-stripe/environment'

const COMPLETE: Record<string, string> = {
  ...fakeStripeEnvironment('http://127.0.0.1:9'),
  SITE_URL: 'https://www.blackland.example',
}

function source(variables: Record<string, string>) {
  const reports: (readonly string[])[] = []
  const serviceFor = createServiceSource({
    variables: () => variables,
    reportProblems: (problems) => reports.push(problems),
  })
  return { reports, serviceFor }
}

test('the client is created once and reused', () => {
  const { serviceFor, reports } = source(COMPLETE)
  expect(serviceFor(undefined).service?.stripe).toBe(serviceFor(undefined).service?.stripe)
  expect(reports).toEqual([])
})

test('an invalid environment is reported once, and each request gets its problems', () => {
  const { serviceFor, reports } = source({ ...COMPLETE, STRIPE_SECRET_KEY: '' })
  const problems = ['STRIPE_SECRET_KEY is missing']
  expect([serviceFor(undefined), serviceFor(undefined)]).toEqual([{ problems }, { problems }])
  expect(reports).toEqual([problems])
})

test('a variable that is set after the first request takes effect', () => {
  const variables = { ...COMPLETE, SITE_URL: '' }
  const { serviceFor, reports } = source(variables)
  expect(serviceFor(undefined).service).toBeUndefined()
  variables.SITE_URL = 'http://localhost:4173'
  expect(serviceFor(undefined).service?.environment.siteUrl).toBe('http://localhost:4173')
  expect(reports).toHaveLength(1)
})

test('the client calls Stripe unless another address is set', () => {
  const { STRIPE_API_BASE: fakeStripe, ...real } = COMPLETE
  expect(
    source({ ...real })
      .serviceFor(undefined)
      .service?.stripe.getApiField('host'),
  ).toBe('api.stripe.com')
  const toFakeStripe = source({ ...real, STRIPE_API_BASE: fakeStripe ?? '' }).serviceFor(undefined)
    .service?.stripe
  expect(toFakeStripe?.getApiField('host')).toBe('127.0.0.1')
  expect(toFakeStripe?.getApiField('port')).toBe('9')
  expect(toFakeStripe?.getApiField('protocol')).toBe('http')
})

test('a call to Stripe times out long before the host stops the function', () => {
  const stripe = source(COMPLETE).serviceFor(undefined).service?.stripe
  expect(stripe?.getApiField('timeout')).toBe(8_000)
  expect(stripe?.getMaxNetworkRetries()).toBe(1)
  expect(stripe?.getTelemetryEnabled()).toBe(false)
})
