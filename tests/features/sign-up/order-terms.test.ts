import { expect, test } from 'vitest'
import { orderWords } from '../../../src/content/sign-up'
import { orderLines, orderTerms } from '../../../src/features/sign-up/order-terms'
import { PLANS } from '../../../src/shared/plans'

const TODAY = new Date('2026-11-21T12:00:00')

test('a trial without setup fee needs no card, and goes on only with one', () => {
  const order = { planId: 'starter', billingPeriod: 'monthly', setupOption: 'self' } as const
  expect(orderTerms(order, TODAY)).toBe(
    '$0 today, no card needed. Then $197 a month from Dec 5, if you add a card.',
  )
})

test('a trial with a setup fee needs a card today', () => {
  const order = { planId: 'business', billingPeriod: 'yearly', setupOption: 'assisted' } as const
  expect(orderTerms(order, TODAY)).toBe('$1,997 today by card. Then $2,970 a year from Dec 5.')
})

test.each([
  ['monthly', '2026-11-21', '$3,599 today by card. Then $599 a month from Dec 21.'],
  ['yearly', '2026-11-21', '$8,990 today by card. Then $5,990 a year from Nov 21.'],
  ['monthly', '2027-01-31', '$3,599 today by card. Then $599 a month from Feb 28.'],
] as const)('shimzy paid %s on %s is charged again a period later', (billingPeriod, day, terms) => {
  const order = { planId: 'shimzy', billingPeriod, setupOption: 'shimzy' } as const
  expect(orderTerms(order, new Date(`${day}T12:00:00`))).toBe(terms)
})

test('the lines of a trial are plan, trial and setup', () => {
  const lines = orderLines(
    { planId: 'business', billingPeriod: 'monthly', setupOption: 'assistedNoWebsite' },
    TODAY,
  )
  expect(lines).toEqual([
    { name: 'Business, monthly', hint: 'first charge Dec 5, after the trial', amount: '$297' },
    { name: 'Free trial', hint: '14 days, starts today', amount: '−$297' },
    { name: 'Done for you, without a website', hint: 'once, charged today', amount: '$997' },
  ])
})

test('a plan without trial is charged today', () => {
  const lines = orderLines(
    { planId: 'shimzy', billingPeriod: 'yearly', setupOption: 'shimzy' },
    TODAY,
  )
  expect(lines).toEqual([
    { name: 'Shimzy, annual', hint: 'first year, charged today', amount: '$5,990' },
    { name: 'AI setup', hint: 'once, charged today', amount: '$3,000' },
  ])
})

test("the order says what is metered, on Shimzy the assistant's answers, too", () => {
  expect(orderWords.usage(PLANS.starter)).toMatch(/^Calls, texts and emails are metered/)
  expect(orderWords.usage(PLANS.shimzy)).toMatch(
    /^Calls, texts, emails, AI messages .* are metered/,
  )
})
