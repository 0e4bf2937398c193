// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PricingTable } from '../../src/sections/pricing-table'
import { PLAN_IDS, PLANS, type PlanId } from '../../src/shared/plans'
import { monthlyPrice, yearlyPrice } from '../support/figures'

beforeEach(() => {
  render(<PricingTable />)
})
afterEach(cleanup)

const card = (planId: PlanId) => screen.getByRole('article', { name: PLANS[planId].name })

function price(planId: PlanId, period: 'monthly' | 'yearly'): string | null | undefined {
  return card(planId).querySelector(`[data-price="${period}"]`)?.textContent
}

test.each(PLAN_IDS)('%s has its price of both periods in the markup', (planId) => {
  expect(price(planId, 'monthly')).toBe(`${monthlyPrice(planId)}per month, plus usage`)
  expect(price(planId, 'yearly')).toBe(`${yearlyPrice(planId)}per year, plus usage`)
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

test('each plan has a sign-up link for both periods', () => {
  const links = PLAN_IDS.map((id) =>
    within(card(id)).getAllByRole('link', { name: /^(?:Start Free Trial|Get Started)$/ }),
  )
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
})

test('what every plan has folds open in one row, natively', () => {
  const fold = screen.getByText('In every plan: 15 features').closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(15)
})

test('Business lacks the mobile app only; what comes with Shimzy alone is no missing piece of it', () => {
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  const [included, missing] = ['Included', 'Not included']
  expect(cells(/^Mobile app/)).toEqual([missing, missing, included])
  for (const name of [/^Online course builder/, /^Private communities/, /^Affiliate manager/]) {
    expect(cells(name)).toEqual([missing, included, included])
  }
  expect(screen.getAllByText(missing)).toHaveLength(5)
})
