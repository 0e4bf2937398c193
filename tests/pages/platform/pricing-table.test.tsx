// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { platformPricing } from '../../../src/content/pages/platform/pricing'
import { PricingTable } from '../../../src/pages/platform/pricing-table'
import { PLAN_IDS, PLANS } from '../../../src/shared/plans'
import { monthlyPrice, yearlyPrice } from '../../support/figures'

test('each plan has its price and its sign-up link of both periods, monthly first', () => {
  render(<PricingTable />)
  const toggle = within(screen.getByRole('group', { name: 'Billing period' }))
  const periods = toggle.getAllByRole<HTMLInputElement>('radio')
  expect(periods.map(({ value, checked }) => [value, checked])).toEqual([
    ['monthly', true],
    ['yearly', false],
  ])
  const { per } = platformPricing.card
  for (const plan of PLAN_IDS) {
    const card = screen.getByRole('article', { name: PLANS[plan].name })
    // Readers without styles get each price with its period.
    const usage = within(card).getAllByRole('link', { name: 'plus usage' })
    expect(usage.map((link) => link.closest('p')?.textContent)).toEqual([
      `${monthlyPrice(plan)} ${per.monthly}, plus usage`,
      `${yearlyPrice(plan)} ${per.yearly}, plus usage`,
    ])
    expect(usage[0]?.getAttribute('href')).toBe('/platform-fees')
    const name = PLANS[plan].hasTrial ? 'Start Free Trial' : 'Get Started'
    const links = within(card).getAllByRole('link', { name })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/platform?sign-up=${plan}&billing=monthly`,
      `/platform?sign-up=${plan}&billing=yearly`,
    ])
  }
  const app = within(screen.getByRole('row', { name: /^Mobile app/ })).getAllByRole('cell')
  const [no, yes] = ['Not included', 'Included']
  expect(app.map(({ textContent }) => textContent)).toEqual([no, no, yes])
  expect(screen.getByRole('link', { name: 'View additional platform fees' })).toBeDefined()
})
