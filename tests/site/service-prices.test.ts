import { expect, test } from 'vitest'
import { formatUsd } from '../../src/shared/money'
import {
  lowestWebsiteFee,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../../src/site/service-prices'

test('A website costs its setup fee and the hosting of every month', () => {
  const { premium, standard, flexible, starter } = WEBSITE_OPTION_PRICES
  const firstYears = [premium, standard, flexible, starter].map((option) =>
    formatUsd(websiteTotalCents(option, 12)),
  )
  expect(firstYears).toEqual(['$1,300', '$1,200', '$1,160', '$1,428'])
})

test('Starter has the lowest setup fee, Premium the lowest monthly fee', () => {
  expect(lowestWebsiteFee('setup')).toEqual({ id: 'starter', name: 'Starter', cents: 0 })
  expect(lowestWebsiteFee('monthly')).toEqual({ id: 'premium', name: 'Premium', cents: 2_500 })
})
