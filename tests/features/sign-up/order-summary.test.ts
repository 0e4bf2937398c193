import { expect, test } from 'vitest'
import { orderWords } from '../../../src/content/sign-up'
import { orderLines, orderTerms } from '../../../src/features/sign-up/order-summary'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'

const TODAY = new Date('2026-11-21T12:00:00')

test('a trial without setup fee needs no card, and goes on only with one', () => {
  const order = { planId: 'starter', billingPeriod: 'monthly', setupOption: 'self' } as const
  expect(orderTerms(order, TODAY)).toBe(
    `$0 today, no card needed. Then ${monthlyPrice('starter')} a month from Dec 5, if you add a card.`,
  )
})

test('a trial with a setup fee needs a card today', () => {
  const order = { planId: 'business', billingPeriod: 'yearly', setupOption: 'assisted' } as const
  expect(orderTerms(order, TODAY)).toBe(
    `${setupFee('assisted')} today by card. Then ${yearlyPrice('business')} a year from Dec 5.`,
  )
})

const { feeCents } = SETUP_OPTIONS.shimzy
const { monthlyCents } = PLANS.shimzy
const withFirstMonth = formatUsd(feeCents + monthlyCents)
const withFirstYear = formatUsd(feeCents + 10 * monthlyCents)
const thenMonthly = `Then ${monthlyPrice('shimzy')} a month`
const thenYearly = `Then ${yearlyPrice('shimzy')} a year`

test.each([
  ['monthly', '2026-11-21', `${withFirstMonth} today by card. ${thenMonthly} from Dec 21.`],
  ['yearly', '2026-11-21', `${withFirstYear} today by card. ${thenYearly} from Nov 21.`],
  ['monthly', '2027-01-31', `${withFirstMonth} today by card. ${thenMonthly} from Feb 28.`],
] as const)('shimzy paid %s on %s is charged again a period later', (billingPeriod, day, terms) => {
  const order = { planId: 'shimzy', billingPeriod, setupOption: 'shimzy' } as const
  expect(orderTerms(order, new Date(`${day}T12:00:00`))).toBe(terms)
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

test("the order says what is metered, on Shimzy the assistant's answers, too", () => {
  expect(orderWords.usage(PLANS.starter)).toMatch(/^Calls, texts and emails are metered/)
  expect(orderWords.usage(PLANS.shimzy)).toMatch(
    /^Calls, texts, emails, AI messages .* are metered/,
  )
})
