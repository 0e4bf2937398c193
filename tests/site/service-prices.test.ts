import { expect, test } from 'vitest'
import {
  lowestWebsiteFee,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../../src/site/service-prices'

test('a website costs its setup fee and the hosting of every month', () => {
  expect(websiteTotalCents({ setupCents: 60_000, hostingCents: 5_000 }, 12)).toBe(120_000)
})

test('the lowest setup fee and the lowest monthly fee are found', () => {
  const options = Object.values(WEBSITE_OPTION_PRICES)
  const lowest = (fees: readonly number[]) => Math.min(...fees)
  const setup = lowest(options.map(({ setupCents }) => setupCents))
  const hosting = lowest(options.map(({ hostingCents }) => hostingCents))
  expect(lowestWebsiteFee('setup').cents).toBe(setup)
  expect(lowestWebsiteFee('monthly').cents).toBe(hosting)
})
