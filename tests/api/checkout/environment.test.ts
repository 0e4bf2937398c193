import { expect, test } from 'vitest'
import { parseEnvironment, type Variables } from '../../../api/checkout/environment'
import {
  FAKE_PRICE_IDS,
  FAKE_STRIPE_KEY,
  fakeStripeEnvironment,
} from '../../../src/node/dev/fake-stripe/environment'

const key = (kind: string, mode: string) => [kind, mode, 'abc123'].join('_')

const { STRIPE_API_BASE: _, ...STRIPE } = fakeStripeEnvironment('')
const VARIABLES: Variables = { ...STRIPE, SITE_URL: 'https://www.blackland.example' }

function problemsOf(change: Variables, deployContext?: string): readonly string[] {
  return parseEnvironment({ ...VARIABLES, ...change }, deployContext).problems ?? []
}

test("a complete environment is read as written; business falls back to the prices of starter, the site to the host's own address", () => {
  const environment = {
    secretKey: FAKE_STRIPE_KEY,
    isLive: false,
    priceIds: FAKE_PRICE_IDS,
    siteUrl: 'https://www.blackland.example',
    stripeApiBase: undefined,
    automaticTax: false,
  }
  expect(parseEnvironment(VARIABLES, undefined)).toEqual({ environment })
  const unset = { STRIPE_PRICE_BUSINESS_MONTHLY: '', STRIPE_PRICE_BUSINESS_YEARLY: undefined }
  const host = { SITE_URL: ' ', URL: 'https://blackland.host.example/' }
  expect(parseEnvironment({ ...VARIABLES, ...unset, ...host }, undefined).environment).toEqual({
    ...environment,
    priceIds: { ...FAKE_PRICE_IDS, business: FAKE_PRICE_IDS.starter },
    siteUrl: 'https://blackland.host.example',
  })
})

test.each([
  ['STRIPE_SECRET_KEY', key('pk', 'test')],
  ['STRIPE_SECRET_KEY', 'abc'],
  ['STRIPE_SECRET_KEY', `${key('sk', 'test')} x`],
  ['STRIPE_PRICE_SHIMZY_YEARLY', 'prod_1'],
  ['SITE_URL', 'https://a.example/site'],
  ['SITE_URL', 'www.blackland.example'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['URL', 'nowhere'],
  ['STRIPE_AUTOMATIC_TAX', 'yes'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:1/v1'],
])('%s as %s is refused, in words that do not repeat the value', (setting, value) => {
  const problems = problemsOf({ ...(setting === 'URL' && { SITE_URL: '' }), [setting]: value })
  expect(problems).toEqual([expect.stringMatching(`^${setting} `)])
  expect(problems[0]).not.toContain(value)
})

test.each(['sk', 'rk'])('a %s key works, a live one in production only', (kind) => {
  expect(problemsOf({ STRIPE_SECRET_KEY: key(kind, 'test') })).toEqual([])
  const live = { STRIPE_SECRET_KEY: key(kind, 'live') }
  expect(problemsOf(live)).toHaveLength(1)
  expect(problemsOf(live, 'deploy-preview')).toHaveLength(1)
  expect(problemsOf({ ...live, CONTEXT: 'production' }, 'branch-deploy')).toHaveLength(1)
  expect(problemsOf(live, 'production')).toEqual([])
  expect(problemsOf({ ...live, CONTEXT: 'production' })).toEqual([])
})

test('a live key is never sent over plain http, nor are its buyers', () => {
  const live = { STRIPE_SECRET_KEY: key('sk', 'live') }
  const http = 'http://a.example'
  const site = 'would return buyers of a live key over plain http'
  for (const [change, problem] of [
    [{ STRIPE_API_BASE: http }, 'STRIPE_API_BASE would send a live key over plain http'],
    [{ SITE_URL: http }, `SITE_URL ${site}`],
    [{ SITE_URL: '', URL: http }, `URL ${site}`],
  ] as const) {
    expect(problemsOf({ ...live, ...change }, 'production')).toEqual([problem])
    expect(problemsOf(change)).toEqual([])
  }
})
