// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlatformFeesPage } from '../../src/pages/platform-fees-page'
import { PLAN_IDS, PLANS } from '../../src/shared/plans'

/** The words of a table's body, row by row. */
function bodyOf(name: string): (string | null)[][] {
  const [, body] = within(screen.getByRole('table', { name })).getAllByRole('rowgroup')
  if (body === undefined) throw new Error(`Table ${name} has no body`)
  return within(body)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('the tables have the fees of each plan, what $10 buys, and the website options', () => {
  render(<PlatformFeesPage />)
  expect(bodyOf('Usage fees')).toHaveLength(5)
  const [calls] = bodyOf('Usage fees')
  expect(calls).toEqual(['Making calls, per minute', '$0.07', '$0.056', '$0.035'])
  const strips = within(screen.getByRole('table', { name: 'About what $10 buys' })).getAllByRole(
    'cell',
  )
  expect(strips.slice(-3).map(({ textContent }) => textContent)).toEqual([
    '2,000',
    '2,000',
    '2,500',
  ])
  // Small screens have one list for each plan.
  for (const plan of PLAN_IDS) expect(bodyOf(PLANS[plan].name)).toHaveLength(5)
  const [, price, amount] = bodyOf('Shimzy')[0] ?? []
  expect([price, amount]).toEqual(['$0.035', '285'])
  expect(bodyOf('Website options')).toEqual([
    ['Premium', '$1,000', '$25', '$1,300'],
    ['StandardMost popular', '$600', '$50', '$1,200'],
    ['Flexible', '$200', '$80', '$1,160'],
    ['Starter', '$0', '$119', '$1,428'],
  ])
})
