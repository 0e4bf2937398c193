import { expect, test } from 'vitest'
import { dueTodayCents, dueTodayText, planPriceCents } from '../../src/shared/pricing'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import { setupFee, yearlyPrice } from '../support/figures'

/** docs/product.md, What is sold: what is due today, added up by hand. */
test.each([
  ['business', 'yearly', 'assisted', `${setupFee('assisted')} (Free trial)`],
  ['shimzy', 'yearly', 'shimzy', `${setupFee('shimzy')} + ${yearlyPrice('shimzy')}`],
] as const)('%s %s with setup %s: due today is written "%s"', (plan, billing, setup, text) => {
  const order = { plan, billing, setup }
  expect(dueTodayText(order)).toBe(text)
  const firstPeriod = plan === 'shimzy' ? planPriceCents(plan, billing) : 0
  expect(dueTodayCents(order)).toBe(SETUP_OPTIONS[setup].feeCents + firstPeriod)
})
