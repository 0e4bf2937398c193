import { expect, test } from 'vitest'
import { chargeTerms, cancellationTerms } from '../../../src/content/cancellation'
import { orderLines } from '../../../src/features/sign-up/order-summary'
import { formatUsd } from '../../../src/shared/money'
import {
  BILLING_PERIODS,
  PLAN_IDS,
  PLANS,
  type BillingPeriod,
  type PlanId,
} from '../../../src/shared/plans'
import {
  SETUP_OPTIONS,
  setupOptionsFor,
  type SetupOptionId,
} from '../../../src/shared/setup-options'
import { company } from '../../../src/site/company'
import { monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'

const TODAY = new Date('2026-11-21T12:00:00')

/** What is beside the submit button for an order made on a day. */
const termsOf = (plan: PlanId, billing: BillingPeriod, setup: SetupOptionId, day = '2026-11-21') =>
  chargeTerms({ plan, billing, setup }, new Date(`${day}T12:00:00`))

test('a trial without a setup fee needs no card', () => {
  expect(termsOf('starter', 'monthly', 'self')).toBe(
    `$0 today. If you add a card, you pay usage and, from December 5, ${monthlyPrice('starter')} every month until you cancel. To cancel, email ${company.email} before December 5; after that, at least 3 business days before a bill.`,
  )
})

/** The sentence with the two documents follows, in ten words. */
const MOST_WORDS = 50

test.each(PLAN_IDS)('what is beside the button of %s can be read on a phone', (plan) => {
  const words = setupOptionsFor(plan).flatMap(({ id }) =>
    BILLING_PERIODS.map((period) => termsOf(plan, period, id).split(' ').length),
  )
  expect(Math.max(...words)).toBeLessThanOrEqual(MOST_WORDS)
})

test('a paid setup keeps the card, which pays the plan on day 15 unless it is canceled', () => {
  const terms = termsOf('business', 'yearly', 'assisted')
  expect(terms).toContain(
    `${setupFee('assisted')} today for the setup. Your card stays on file for usage and, from December 5`,
  )
  expect(terms).toContain(`${yearlyPrice('business')} every year until you cancel`)
  expect(terms).toContain('at least 3 business days before a bill.')
  const sentences = cancellationTerms({
    plan: 'business',
    billing: 'yearly',
    setup: 'assisted',
  })
  expect(sentences.join(' ')).not.toMatch(/ends by itself/)
})

test.each([
  ['monthly', '2026-11-21', 'every month from December 21, plus'],
  ['yearly', '2026-11-21', 'every year from November 21, 2027, plus'],
  ['monthly', '2027-01-31', 'every month from February 28, plus'],
] as const)('shimzy paid %s on %s names the next charge', (billing, day, next) => {
  const months = billing === 'yearly' ? 10 : 1
  const due = SETUP_OPTIONS.shimzy.feeCents + months * PLANS.shimzy.monthlyCents
  const terms = termsOf('shimzy', billing, 'shimzy', day)
  expect(terms).toContain(`${formatUsd(due)} today: the AI setup`)
  expect(terms).toContain(next)
})

test('the lines of a trial are plan, trial and setup', () => {
  const lines = orderLines(
    { plan: 'business', billing: 'monthly', setup: 'assistedNoWebsite' },
    TODAY,
  )
  const price = monthlyPrice('business')
  const fee = setupFee('assistedNoWebsite')
  expect(lines).toEqual([
    {
      name: 'Business, monthly',
      hint: 'first charge December 5',
      amount: price,
    },
    { name: 'Free trial', hint: '14 days, starts today', amount: `−${price}` },
    { name: 'Done for you, without a website', hint: 'once, charged today', amount: fee },
  ])
})

test('a plan without trial is charged today', () => {
  const lines = orderLines({ plan: 'shimzy', billing: 'yearly', setup: 'shimzy' }, TODAY)
  expect(lines).toEqual([
    { name: 'Shimzy, annual', hint: 'first year, charged today', amount: yearlyPrice('shimzy') },
    { name: 'AI setup', hint: 'once, charged today', amount: setupFee('shimzy') },
  ])
})
