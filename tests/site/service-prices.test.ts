import { expect, test } from 'vitest'
import { lowestWebsiteFee, WEBSITE_OPTION_PRICES } from '../../src/site/service-prices'

test('the lowest setup fee and the lowest monthly fee are found', () => {
  const options = Object.values(WEBSITE_OPTION_PRICES)
  const lowest = (fees: readonly number[]) => Math.min(...fees)
  const setup = lowest(options.map(({ setupCents }) => setupCents))
  const hosting = lowest(options.map(({ hostingCents }) => hostingCents))
  expect(lowestWebsiteFee('setup').cents).toBe(setup)
  expect(lowestWebsiteFee('monthly').cents).toBe(hosting)
})
