// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PricingTable } from '../../src/sections/pricing-table'
import { formatUsd } from '../../src/shared/money'
import { PLAN_IDS, PLANS, type PlanId } from '../../src/shared/plans'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import { monthlyPrice, setupFee, yearlyPrice } from '../support/figures'

beforeEach(() => {
  render(<PricingTable />)
})
afterEach(cleanup)

const card = (planId: PlanId) => screen.getByRole('article', { name: PLANS[planId].name })

function price(planId: PlanId, period: 'monthly' | 'yearly'): string | null | undefined {
  return card(planId).querySelector(`[data-price="${period}"]`)?.textContent
}

/** The cells of a row of the table, by the start of the row's name. */
function row(name: RegExp): (string | null)[] {
  const cells = within(screen.getByRole('row', { name })).getAllByRole('cell')
  return cells.map(({ textContent }) => textContent)
}

test.each(PLAN_IDS)('%s has its price of both periods in the markup', (planId) => {
  expect(price(planId, 'monthly')).toBe(`${monthlyPrice(planId)}per month, plus usage`)
  expect(price(planId, 'yearly')).toBe(`${yearlyPrice(planId)}per year, plus usage`)
})

test('each card says what its first order costs, with the setup that Shimzy needs', () => {
  for (const planId of ['starter', 'business'] as const) {
    expect(within(card(planId)).getAllByText('14-day free trial, $0 due today')).toHaveLength(2)
  }
  const { feeCents } = SETUP_OPTIONS.shimzy
  const { monthlyCents } = PLANS.shimzy
  for (const [periodCents, period] of [
    [monthlyCents, 'month'],
    [10 * monthlyCents, 'year'],
  ] as const) {
    const due = formatUsd(feeCents + periodCents)
    const text = `${due} due today: ${setupFee('shimzy')} setup plus the first ${period}`
    expect(within(card('shimzy')).getByText(text)).toBeDefined()
  }
})

test('the toggle is native: monthly is checked, annual gives two months', () => {
  const toggle = screen.getByRole('group', { name: 'Billing period' })
  const [monthly, annual] = within(toggle).getAllByRole<HTMLInputElement>('radio')
  expect([monthly?.value, annual?.value]).toEqual(['monthly', 'yearly'])
  expect(monthly?.checked).toBe(true)
  expect(annual?.checked).toBe(false)
  expect(annual?.name).toBe('billing-period')
  expect(toggle.textContent).toContain('Get 2 Months Free')
})

test('phones choose a plan by native radios that name the prices; the featured one is checked', () => {
  const radios = within(screen.getByRole('group', { name: 'Plan' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  expect(radios.map(({ value }) => value)).toEqual([...PLAN_IDS])
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false])
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    `Starter${monthlyPrice('starter')}${yearlyPrice('starter')}`,
    `Business${monthlyPrice('business')}${yearlyPrice('business')}`,
    `Shimzy${monthlyPrice('shimzy')}${yearlyPrice('shimzy')}`,
  ])
})

test("each plan has a sign-up link for both periods; Business is 'Most Popular' and alone in the call's color", () => {
  const links = PLAN_IDS.map((id) => within(card(id)).getAllByRole('link'))
  expect(links.map((both) => both.map((link) => link.getAttribute('href')))).toEqual(
    PLAN_IDS.map((id) => [
      `/platform?sign-up=${id}&billing=monthly`,
      `/platform?sign-up=${id}&billing=yearly`,
    ]),
  )
  expect(links.map(([link]) => link?.textContent)).toEqual([
    'Start Free Trial',
    'Start Free Trial',
    'Get Started',
  ])
  expect(links.map(([link]) => link?.dataset.primary !== undefined)).toEqual([false, true, false])
  expect(within(card('business')).getByText('Most Popular')).toBeDefined()
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
})

test('what every plan has folds open in one row, natively', () => {
  const fold = screen.getByText('In every plan: 15 features').closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(15)
})

test('the rows below say in words which plan has what', () => {
  const [included, missing] = ['Included', 'Not included']
  expect(row(/^In every plan/)).toEqual([included, included, included])
  expect(row(/^Free consultation/)).toEqual([included, included, missing])
  expect(row(/^Mobile app/)).toEqual([missing, missing, included])
  for (const name of [/^Online course builder/, /^Private communities/, /^Affiliate manager/]) {
    expect(row(name)).toEqual([missing, included, included])
  }
  for (const name of [/^Shimzy AI assistant/, /^Dedicated account manager/]) {
    expect(row(name)).toEqual([missing, missing, included])
  }
})

test('usage is told to be metered, with the rates of each plan and a link to the fees', () => {
  expect(row(/^Calls, texts and emails/)).toEqual([
    'Standard rates',
    '20% lower rates',
    'About 50% lower rates',
  ])
  expect(row(/^AI answers/)[2]).toBe('$0.05 a message, $0.325 a voice minute')
  const link = screen.getByRole('link', { name: 'View additional platform fees' })
  expect(link.getAttribute('href')).toBe('/platform-fees')
})

test('a service firm reads what Business adds, and from what usage it pays for itself', () => {
  const answer = screen.getByText('Starter or Business?').closest('details')
  expect(answer?.textContent).toContain('20% less')
  // A fifth less pays for itself at five times what it costs.
  const extraCents = PLANS.business.monthlyCents - PLANS.starter.monthlyCents
  expect(answer?.textContent).toContain(
    `extra ${formatUsd(extraCents)} once your usage would cost about ${formatUsd(5 * extraCents)} a month`,
  )
})

test('how to cancel, and when a card is needed, is answered below the plans', () => {
  expect(screen.getByText(/at least 3 business days before your next billing date/)).toBeDefined()
  expect(screen.getByText(/nothing is due today/)).toBeDefined()
})
