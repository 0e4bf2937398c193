import { expect, test } from 'vitest'
import { malformedSettings } from '../../src/node/settings'

test('settings that are missing or empty are no mistake', () => {
  expect(malformedSettings({})).toEqual([])
  expect(malformedSettings({ STRIPE_SECRET_KEY: '', SITE_URL: '', VITE_SITE_URL: '' })).toEqual([])
  // A key without its prices: the function reports that, and the site can be looked at.
  expect(malformedSettings({ STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual([])
})

test.each([
  [{ VITE_SITE_URL: 'agency.example' }, /^VITE_SITE_URL is not an address such as https:/],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY is /],
  [{ VITE_COMPANY_PHONE: '030 901820' }, /^VITE_COMPANY_PHONE is not .* start with .* \+49 /],
  [{ PORT: '80' }, /^PORT is not a number from 1024 to 65535$/],
  [{ PORT: '65536' }, /^PORT is /],
  [{ ALLOW_SAMPLE_IDENTITY: 'yes' }, /^ALLOW_SAMPLE_IDENTITY is not true or false$/],
])('a malformed setting is reported by its name: %o', (settings, told) => {
  expect(malformedSettings(settings)).toEqual([expect.stringMatching(told)])
})
