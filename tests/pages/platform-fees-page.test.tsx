// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlatformFeesPage } from '../../src/pages/platform-fees-page'
import { formatUsd } from '../../src/shared/money'
import { PLAN_IDS, PLANS } from '../../src/shared/plans'
import {
  AI_USAGE_FEES,
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
} from '../../src/shared/usage-fees'
import { WEBSITE_OPTION_PRICES } from '../../src/site/service-prices'

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
  const amount = (price: number) => unitsForTenDollars(price).toLocaleString('en-US')
  const fees = bodyOf('Usage fees').map(([, ...prices]) => prices)
  expect(fees).toEqual(
    USAGE_FEES.map(({ prices }) => PLAN_IDS.map((plan) => formatFee(prices[plan]))),
  )
  const strips = within(screen.getByRole('table', { name: 'About what $10 buys' })).getAllByRole(
    'cell',
  )
  expect(strips.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(
      USAGE_FEES.flatMap(({ prices }) => PLAN_IDS.map((plan) => amount(prices[plan]))),
    ),
  )
  for (const { price, unit } of AI_USAGE_FEES)
    expect(document.body.textContent).toContain(`${formatFee(price)}per ${unit}`)
  // Small screens have one list for each plan.
  for (const plan of PLAN_IDS) {
    expect(bodyOf(PLANS[plan].name).map(([, ...cells]) => cells)).toEqual(
      USAGE_FEES.map(({ prices }) => [formatFee(prices[plan]), amount(prices[plan])]),
    )
  }
  expect(bodyOf('Website options').map(([, ...cells]) => cells)).toEqual(
    Object.values(WEBSITE_OPTION_PRICES).map(({ setupCents, hostingCents }) =>
      [setupCents, hostingCents, setupCents + 12 * hostingCents].map(formatUsd),
    ),
  )
})
