import { expect, test } from 'vitest'
import { lowestWebsiteFee } from '../../src/site/service-prices'

test('Starter has the lowest setup fee, Premium the lowest monthly fee', () => {
  expect(lowestWebsiteFee('setup')).toEqual({ id: 'starter', name: 'Starter', cents: 0 })
  expect(lowestWebsiteFee('monthly')).toEqual({ id: 'premium', name: 'Premium', cents: 2_500 })
})
