import { expect, test, vi } from 'vitest'
import { chargeTerms } from '../../../src/content/sign-up'
import { orderLines } from '../../../src/features/sign-up/order-summary'
import { formatMonthDay } from '../../../src/shared/calendar'
import { formatUsd } from '../../../src/shared/money'
import {
  MONTHS_PAID_PER_YEAR,
  PLANS,
  TRIAL_DAYS,
  type BillingPeriod,
  type PlanId,
} from '../../../src/shared/plans'
import { trialEnd } from '../../../src/shared/pricing'
import { SETUP_OPTIONS, type SetupOptionId } from '../../../src/shared/setup-options'
import { company } from '../../../src/site/company'
import { monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'

const TODAY = new Date('2026-11-21T12:00:00')
const TRIAL_END = formatMonthDay(trialEnd(TODAY))

/** What is above the submit button for an order made on a day. */
const termsOf = (plan: PlanId, billing: BillingPeriod, setup: SetupOptionId, day = '2026-11-21') =>
  chargeTerms({ plan, billing, setup }, new Date(`${day}T12:00:00`))

test('a trial without a setup fee needs no card', () => {
  expect(termsOf('starter', 'monthly', 'self')).toEqual({
    now: '$0 today. Without a card, your trial ends by itself.',
    later: `If you add one: ${monthlyPrice('starter')} every month from ${TRIAL_END} until you cancel`,
    cancel: `To cancel, email ${company.email} before ${TRIAL_END}; after that, at least 3 business days before your next billing cycle.`,
  })
})

test('a paid setup keeps the card, which pays the plan after the trial unless it is canceled', () => {
  const { now, later } = termsOf('business', 'yearly', 'assisted')
  expect(now).toBe(`${setupFee('assisted')} today for the setup.`)
  expect(later).toMatch(/^Your card stays on file: .+ every year/)
  expect(later).toContain(`from ${TRIAL_END} until you cancel`)
})

test.each([
  ['monthly', '2026-11-21', 'every month from December 21'],
  ['yearly', '2026-11-21', 'every year from November 21, 2027'],
  ['monthly', '2027-01-31', 'every month from February 28'],
] as const)('shimzy paid %s on %s names the next charge', (billing, day, next) => {
  const months = billing === 'yearly' ? MONTHS_PAID_PER_YEAR : 1
  const due = SETUP_OPTIONS.shimzy.feeCents + months * PLANS.shimzy.monthlyCents
  const { now, later } = termsOf('shimzy', billing, 'shimzy', day)
  expect(now).toContain(`${formatUsd(due)} today: your setup`)
  expect(later).toContain(next)
})

test('the lines of a trial are plan, trial and setup; a plan without one is charged today', () => {
  const setup = 'assistedNoWebsite'
  const price = monthlyPrice('business')
  expect(orderLines({ plan: 'business', billing: 'monthly', setup }, TODAY)).toEqual([
    { name: `${PLANS.business.name}, monthly`, hint: `first charge ${TRIAL_END}`, amount: price },
    { name: 'Free trial', hint: `${TRIAL_DAYS} days, starts today`, amount: `−${price}` },
    { name: SETUP_OPTIONS[setup].name, hint: 'once, charged today', amount: setupFee(setup) },
  ])
  expect(orderLines({ plan: 'shimzy', billing: 'yearly', setup: 'shimzy' }, TODAY)).toEqual([
    {
      name: `${PLANS.shimzy.name}, annual`,
      hint: 'first year, charged today',
      amount: yearlyPrice('shimzy'),
    },
    { name: SETUP_OPTIONS.shimzy.name, hint: 'once, charged today', amount: setupFee('shimzy') },
  ])
})

test.each([
  [
    'where Stripe adds it and something is due today',
    true,
    'shimzy',
    'plus sales tax where it applies',
  ],
  ['not where nothing is due today', true, 'starter', ''],
  ['not where Stripe does not add it', false, 'shimzy', ''],
] as const)('sales tax stands beside the total %s', async (_when, isCollected, plan, text) => {
  vi.stubGlobal('__AUTOMATIC_TAX__', isCollected)
  vi.resetModules()
  const words = await import('../../../src/content/sign-up')
  const order = { plan, billing: 'monthly', setup: plan === 'shimzy' ? 'shimzy' : 'self' } as const
  expect(words.orderWords.salesTax(order)).toBe(text)
  // What is charged later is taxed in any case.
  expect(words.chargeTerms(order, TODAY).later.endsWith(', plus sales tax where it applies')).toBe(
    isCollected,
  )
})
