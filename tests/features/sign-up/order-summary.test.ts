import { expect, test } from 'vitest'
import { chargeTerms, cancellationTerms } from '../../../src/content/cancellation'
import { orderLines } from '../../../src/features/sign-up/order-summary'
import { formatUsd } from '../../../src/shared/money'
import { PLANS, type BillingPeriod, type PlanId } from '../../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../../src/shared/setup-options'
import { monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'

const TODAY = new Date('2026-11-21T12:00:00')

/** What is beside the submit button for an order made on a day. */
const termsOf = (
  planId: PlanId,
  billingPeriod: BillingPeriod,
  setupOption: SetupOptionId,
  day = '2026-11-21',
) => chargeTerms({ planId, billingPeriod, setupOption }, new Date(`${day}T12:00:00`))

test('a trial without a setup fee needs no card, and ends by itself without one', () => {
  expect(termsOf('starter', 'monthly', 'self')).toBe(
    `$0 today, no card needed. Then ${monthlyPrice('starter')} a month from Dec 5, if you add a card. Without one, the trial ends by itself. Plus sales tax, where it applies.`,
  )
})

test('a paid setup keeps the card, which pays the plan on day 15 unless it is canceled', () => {
  const terms = termsOf('business', 'yearly', 'assisted')
  expect(terms).toContain(
    `${setupFee('assisted')} today by card, for the setup; the plan is free for 14 days.`,
  )
  expect(terms).toContain(`${yearlyPrice('business')} a year from Dec 5 unless you cancel`)
  expect(terms).toContain('renews for a year on December 5, 2027')
  const sentences = cancellationTerms({
    planId: 'business',
    billingPeriod: 'yearly',
    setupOption: 'assisted',
  })
  expect(sentences.join(' ')).not.toMatch(/ends by itself/)
})

test.each([
  ['monthly', '2026-11-21', 'a month from Dec 21, or later'],
  ['yearly', '2026-11-21', 'renews for a year on November 21, 2027'],
  ['monthly', '2027-01-31', 'a month from Feb 28, or later'],
] as const)('shimzy paid %s on %s names the next charge', (billingPeriod, day, next) => {
  const months = billingPeriod === 'yearly' ? 10 : 1
  const due = SETUP_OPTIONS.shimzy.feeCents + months * PLANS.shimzy.monthlyCents
  const terms = termsOf('shimzy', billingPeriod, 'shimzy', day)
  expect(terms).toContain(`${formatUsd(due)} today by card`)
  expect(terms).toContain(next)
})

test('the lines of a trial are plan, trial and setup', () => {
  const lines = orderLines(
    { planId: 'business', billingPeriod: 'monthly', setupOption: 'assistedNoWebsite' },
    TODAY,
  )
  const price = monthlyPrice('business')
  const fee = setupFee('assistedNoWebsite')
  expect(lines).toEqual([
    { name: 'Business, monthly', hint: 'first charge Dec 5, after the trial', amount: price },
    { name: 'Free trial', hint: '14 days, starts today', amount: `−${price}` },
    { name: 'Done for you, without a website', hint: 'once, charged today', amount: fee },
  ])
})

test('a plan without trial is charged today', () => {
  const lines = orderLines(
    { planId: 'shimzy', billingPeriod: 'yearly', setupOption: 'shimzy' },
    TODAY,
  )
  expect(lines).toEqual([
    { name: 'Shimzy, annual', hint: 'first year, charged today', amount: yearlyPrice('shimzy') },
    { name: 'AI setup', hint: 'once, charged today', amount: setupFee('shimzy') },
  ])
})
