import { expect, test } from 'vitest'
import {
  malformedPublicSettings,
  parsePublicEnvironment,
} from '../../../src/node/prerender/public-env'

test('every setting is optional, and an empty one counts as not set', () => {
  const unset = parsePublicEnvironment({})
  expect(Object.keys(unset)).toEqual(['VITE_SITE_URL', 'VITE_AI_API_BASE'])
  const empty = { VITE_SITE_URL: '', VITE_COMPANY_EMAIL: '', VITE_META_PIXEL_ID: '' }
  expect(parsePublicEnvironment(empty)).toEqual(unset)
})

test.each([
  ['VITE_SITE_URL', 'agency.example'],
  ['VITE_SITE_URL', 'https://agency.example/home'],
  ['VITE_SITE_URL', 'https://agency.example/?page=1'],
  ['VITE_COMPANY_NAME', 'Acme '.repeat(13)],
  ['VITE_COMPANY_EMAIL', 'hello at agency.example'],
  ['VITE_COMPANY_PHONE', 'call us'],
  ['VITE_COMPANY_PHONE', '+ (...) - -'],
  ['VITE_COMPANY_PHONE', '0049 30 901820'],
  ['VITE_COMPANY_PHONE', '(020) 7946 0958'],
  ['VITE_DEMO_PHONE', '+49 (0)30 901820'],
  ['VITE_DEMO_PHONE', '0'],
  ['VITE_BOOKING_WIDGET_URL', 'javascript:alert(1)'],
  ['VITE_GA_MEASUREMENT_ID', "G-1';alert(1)//"],
  ['VITE_META_PIXEL_ID', 'pixel'],
  ['VITE_AI_API_BASE', 'ftp://ai.example'],
  ['VITE_SIGN_UP_VARIANT', 'simpel'],
])('a malformed %s is named, and stops a build', (name, value) => {
  expect(malformedPublicSettings({ [name]: value })).toEqual([{ name, wanted: expect.any(String) }])
  expect(() => parsePublicEnvironment({ [name]: value })).toThrow(name)
})
