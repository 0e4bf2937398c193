import { expect, test } from 'vitest'
import { parseEnvironment, type Variables } from '../../../api/checkout/environment'
import { BILLING_PERIODS, PLAN_IDS } from '../../../src/shared/plans'
import { priceVariable } from '../../../src/shared/pricing'

const key = (kind: string, mode: string) => [kind, mode, 'abc123'].join('_')

const VARIABLES: Variables = {
  STRIPE_SECRET_KEY: key('sk', 'test'),
  STRIPE_PRICE_STARTER_MONTHLY: 'price_sm',
  STRIPE_PRICE_STARTER_YEARLY: 'price_sy',
  STRIPE_PRICE_BUSINESS_MONTHLY: 'price_bm',
  STRIPE_PRICE_BUSINESS_YEARLY: 'price_by',
  STRIPE_PRICE_SHIMZY_MONTHLY: 'price_am',
  STRIPE_PRICE_SHIMZY_YEARLY: 'price_ay',
  SITE_URL: 'https://www.blackland.example',
}

function problemsOf(change: Variables, deployContext?: string): readonly string[] {
  return parseEnvironment({ ...VARIABLES, ...change }, deployContext).problems ?? []
}

test('the six price variables have the documented names', () => {
  const names = PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.map((period) => priceVariable(plan, period)),
  )
  expect(names).toEqual(Object.keys(VARIABLES).filter((name) => name.includes('PRICE')))
})

test('a complete environment is read as written', () => {
  expect(parseEnvironment(VARIABLES, undefined)).toEqual({
    environment: {
      secretKey: key('sk', 'test'),
      isLive: false,
      priceIds: {
        starter: { monthly: 'price_sm', yearly: 'price_sy' },
        business: { monthly: 'price_bm', yearly: 'price_by' },
        shimzy: { monthly: 'price_am', yearly: 'price_ay' },
      },
      siteUrl: 'https://www.blackland.example',
      stripeApiBase: undefined,
      automaticTax: false,
    },
  })
})

test('business falls back to the prices of starter', () => {
  const { environment } = parseEnvironment(
    { ...VARIABLES, STRIPE_PRICE_BUSINESS_MONTHLY: '', STRIPE_PRICE_BUSINESS_YEARLY: undefined },
    undefined,
  )
  expect(environment?.priceIds.business).toEqual({ monthly: 'price_sm', yearly: 'price_sy' })
})

test('the host’s own address is used when SITE_URL is not set', () => {
  const { environment } = parseEnvironment(
    { ...VARIABLES, SITE_URL: ' ', URL: 'https://blackland.host.example/' },
    undefined,
  )
  expect(environment?.siteUrl).toBe('https://blackland.host.example')
})

test('all missing variables are named at once', () => {
  expect(parseEnvironment({}, undefined).problems).toEqual([
    'STRIPE_SECRET_KEY is missing',
    'STRIPE_PRICE_STARTER_MONTHLY is missing',
    'STRIPE_PRICE_STARTER_YEARLY is missing',
    'STRIPE_PRICE_BUSINESS_MONTHLY is missing',
    'STRIPE_PRICE_BUSINESS_YEARLY is missing',
    'STRIPE_PRICE_SHIMZY_MONTHLY is missing',
    'STRIPE_PRICE_SHIMZY_YEARLY is missing',
    'SITE_URL is missing',
  ])
})

test.each<[string, Variables, string]>([
  ['a publishable key', { STRIPE_SECRET_KEY: key('pk', 'test') }, 'STRIPE_SECRET_KEY'],
  ['a key of another kind', { STRIPE_SECRET_KEY: 'abc' }, 'STRIPE_SECRET_KEY'],
  [
    'a key with a space in it',
    { STRIPE_SECRET_KEY: `${key('sk', 'test')} x` },
    'STRIPE_SECRET_KEY',
  ],
  [
    'a product instead of a price',
    { STRIPE_PRICE_SHIMZY_YEARLY: 'prod_1' },
    'STRIPE_PRICE_SHIMZY_YEARLY',
  ],
  ['a site with a path', { SITE_URL: 'https://a.example/site' }, 'SITE_URL'],
  ['a site without a protocol', { SITE_URL: 'www.blackland.example' }, 'SITE_URL'],
  ['a site that is a script', { SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
  ['a host address that is malformed', { SITE_URL: '', URL: 'nowhere' }, 'URL'],
  ['a tax setting that is neither', { STRIPE_AUTOMATIC_TAX: 'yes' }, 'STRIPE_AUTOMATIC_TAX'],
  ['a Stripe address with a path', { STRIPE_API_BASE: 'http://127.0.0.1:1/v1' }, 'STRIPE_API_BASE'],
])('%s is a problem of its setting, named without its value', (_name, change, setting) => {
  const problems = problemsOf(change)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${setting} `))
  const values = Object.values(change).filter(Boolean)
  expect(values.some((value) => problems[0]?.includes(String(value)))).toBe(false)
})

test('a restricted key is accepted like a secret one', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: key('rk', 'test') })).toEqual([])
})

test.each(['sk', 'rk'])('a live %s key works in production only', (kind) => {
  const live = { STRIPE_SECRET_KEY: key(kind, 'live') }
  expect(problemsOf(live)).toHaveLength(1)
  expect(problemsOf(live, 'deploy-preview')).toHaveLength(1)
  expect(problemsOf({ ...live, CONTEXT: 'production' }, 'branch-deploy')).toHaveLength(1)
  expect(problemsOf(live, 'production')).toEqual([])
  expect(problemsOf({ ...live, CONTEXT: 'production' })).toEqual([])
})

test('buyers of a live key never return over plain http', () => {
  const live = { STRIPE_SECRET_KEY: key('sk', 'live') }
  const problem = 'would return buyers of a live key over plain http'
  const [plain, host] = [
    { SITE_URL: 'http://a.example' },
    { SITE_URL: '', URL: 'http://a.example' },
  ]
  expect(problemsOf({ ...live, ...plain }, 'production')).toEqual([`SITE_URL ${problem}`])
  expect(problemsOf({ ...live, ...host }, 'production')).toEqual([`URL ${problem}`])
  expect(problemsOf(plain)).toEqual([])
})

test('a live key is never sent over plain http', () => {
  const live = { STRIPE_SECRET_KEY: key('sk', 'live'), STRIPE_API_BASE: 'http://127.0.0.1:12111' }
  expect(problemsOf(live, 'production')).toEqual([
    'STRIPE_API_BASE would send a live key over plain http',
  ])
})
