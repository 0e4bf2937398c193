import { expect, test } from 'vitest'
import { CheckoutAttribution } from '../../src/shared/checkout'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'

test('a checkout carries the seven parameters and the landing page, nothing else', () => {
  const names = [...TRACKING_PARAMETERS, 'landing_page']
  const full = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(CheckoutAttribution.parse(full)).toEqual(full)
  expect(CheckoutAttribution.parse({})).toEqual({})
  expect(CheckoutAttribution.safeParse({ captured_at: 'now' }).success).toBe(false)
})

test('a value is cleaned and cut to 500 characters, not refused', () => {
  const value = `  ${'x'.repeat(600)}\u0000`
  expect(CheckoutAttribution.parse({ utm_term: value })).toEqual({ utm_term: 'x'.repeat(500) })
})
