// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { REPLY_LIMIT_MS } from '../../api/checkout/checkout-handler'
import { PLAN_FEATURES } from '../../src/content/plan-features'
import { CHECKOUT_TIMEOUT_MS } from '../../src/features/sign-up/start-checkout'
import { INTEGRATIONS_AUTOPLAY_MS } from '../../src/pages/platform/integrations'
import { CHECKOUT_MAX_BODY_BYTES } from '../../src/shared/checkout'
import {
  FEATURED_PLAN_ID,
  MONTHS_PAID_PER_YEAR,
  PLANS,
  TRIAL_DAYS,
  type PlanId,
} from '../../src/shared/plans'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import { AI_USAGE_FEES, formatFee, USAGE_FEES } from '../../src/shared/usage-fees'
import {
  lowestWebsiteFee,
  POPULAR_WEBSITE_OPTION,
  SERVICE_STARTING_PRICES,
  WEBSITE_OPTION_PRICES,
} from '../../src/site/service-prices'

/**
 * The product specification's own figures, which docs/product.md repeats. Whoever changes a price or a fee
 * changes it in the catalog and here: no other test states one.
 */
test('the catalog has the prices, the trial and the fees that the specification names', () => {
  const { starter, business, shimzy } = PLANS
  expect([starter, business, shimzy].map(({ monthlyCents }) => monthlyCents / 100)).toEqual([
    197, 297, 599,
  ])
  expect([starter, business, shimzy].map(({ hasTrial }) => hasTrial)).toEqual([true, true, false])
  expect({ FEATURED_PLAN_ID, TRIAL_DAYS, MONTHS_PAID_PER_YEAR }).toEqual({
    FEATURED_PLAN_ID: 'business',
    TRIAL_DAYS: 14,
    MONTHS_PAID_PER_YEAR: 10,
  })
  const fees = Object.values(SETUP_OPTIONS).map(({ feeCents }) => feeCents / 100)
  expect(fees).toEqual([0, 997, 1_997, 3_000])
})

test('usage costs what the specification names: on Starter, Business and Shimzy', () => {
  const perUnit = USAGE_FEES.map(({ name, unit, prices: { starter, business, shimzy } }) =>
    [name, unit].concat([starter, business, shimzy].map(formatFee)),
  )
  expect(perUnit).toEqual([
    ['Making calls', 'minute', '$0.07', '$0.056', '$0.035'],
    ['Receiving calls', 'minute', '$0.0425', '$0.034', '$0.0213'],
    ['Text message', 'segment', '$0.0395', '$0.0316', '$0.0198'],
    ['Email', 'each', '$0.004', '$0.0032', '$0.002'],
    ['Email verification', 'each', '$0.005', '$0.005', '$0.004'],
  ])
  expect(AI_USAGE_FEES.map(({ unit, price }) => [unit, formatFee(price)])).toEqual([
    ['message', '$0.05'],
    ['voice minute', '$0.325'],
  ])
})

test('services and websites cost what the specification names', () => {
  const options = Object.entries(WEBSITE_OPTION_PRICES)
  expect(options.map(([id, it]) => [id, it.setupCents / 100, it.hostingCents / 100])).toEqual([
    ['premium', 1_000, 25],
    ['standard', 600, 50],
    ['flexible', 200, 80],
    ['starter', 0, 119],
  ])
  expect(POPULAR_WEBSITE_OPTION).toBe('standard')
  expect([lowestWebsiteFee('setup').cents, lowestWebsiteFee('monthly').cents]).toEqual([0, 2_500])
  const { socialMedia, text, website, seo } = SERVICE_STARTING_PRICES
  const starting = [socialMedia, text, website, seo].map(({ cents }) => cents / 100)
  expect(starting).toEqual([1_200, 800, 2_500, 1_500])
})

test('the plans have the features that the specification names', () => {
  const missing = (plan: PlanId) =>
    PLAN_FEATURES.flatMap(({ id, plans }) => (plans.some((one) => one === plan) ? [] : [id]))
  const onlyShimzy = ['shimzy', 'dedicated-manager']
  expect(missing('starter')).toEqual([
    ...['mobile-app', 'course-builder', 'communities', 'affiliate'],
    ...onlyShimzy,
  ])
  expect(missing('business')).toEqual(['mobile-app', ...onlyShimzy])
  expect(missing('shimzy')).toEqual(['consultation'])
})

test('the integrations move every 2 s; a checkout takes 8 KB and 20 s at most, and the browser waits 25 s', () => {
  expect(INTEGRATIONS_AUTOPLAY_MS).toBe(2_000)
  expect(REPLY_LIMIT_MS).toBe(20_000)
  expect(CHECKOUT_TIMEOUT_MS).toBe(25_000)
  expect(CHECKOUT_MAX_BODY_BYTES).toBe(8_192)
})
