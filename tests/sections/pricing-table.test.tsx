// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { platformPricing } from '../../src/content/pages/platform'
import { PricingTable } from '../../src/sections/pricing-table'
import { PLAN_IDS, PLANS, type PlanId } from '../../src/shared/plans'
import { planFeatures } from '../../src/shared/plan-features'

beforeEach(() => {
  render(<PricingTable {...platformPricing} />)
})
afterEach(cleanup)

const column = (planId: PlanId) => screen.getByRole('article', { name: PLANS[planId].name })

function price(planId: PlanId, period: 'monthly' | 'yearly'): string | null | undefined {
  return column(planId).querySelector(`[data-price="${period}"]`)?.textContent
}

test.each([
  ['starter', '$197per month, 14-day free trial', '$1,970per year, 14-day free trial'],
  ['business', '$297per month, 14-day free trial', '$2,970per year, 14-day free trial'],
  ['shimzy', '$599per month, starts today', '$5,990per year, starts today'],
] as const)('%s has its price of both periods in the markup', (planId, monthly, yearly) => {
  expect(price(planId, 'monthly')).toBe(monthly)
  expect(price(planId, 'yearly')).toBe(yearly)
})

test('the toggle is native: monthly is checked, annual gives two months', () => {
  const toggle = screen.getByRole('group', { name: 'Billing period' })
  const [monthly, annual] = within(toggle).getAllByRole<HTMLInputElement>('radio')
  expect([monthly?.value, annual?.value]).toEqual(['monthly', 'yearly'])
  expect(monthly?.checked).toBe(true)
  expect(annual?.checked).toBe(false)
  expect(annual?.name).toBe('billing-period')
  expect(annual?.dataset.billingPeriod).toBeDefined()
  expect(toggle.textContent).toContain('Get 2 Months Free')
})

test("the buttons open the wizard on their plan; business is 'Most Popular' and alone in the call's colour", () => {
  const buttons = PLAN_IDS.map((id) => within(column(id)).getByRole('button'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Start Free Trial',
    'Start Free Trial',
    'Get Started',
  ])
  expect(buttons.map(({ dataset }) => dataset.signUp)).toEqual([...PLAN_IDS])
  expect(buttons.map(({ dataset }) => dataset.primary !== undefined)).toEqual([false, true, false])
  expect(within(column('business')).getByText('Most Popular')).toBeDefined()
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
})

test('every plan lists its features, missing ones in words', () => {
  for (const planId of PLAN_IDS) {
    const rows = within(column(planId)).getAllByRole('listitem')
    expect(rows).toHaveLength(planFeatures(planId).length)
  }
  const missing = within(column('starter')).getAllByText(/^No /)
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'No mobile app',
    'No online course builder',
    'No private communities',
    'No affiliate manager',
  ])
})

test('a link leads to the additional fees', () => {
  const link = screen.getByRole('link', { name: 'View additional platform fees' })
  expect(link.getAttribute('href')).toBe('/platform-fees')
})
