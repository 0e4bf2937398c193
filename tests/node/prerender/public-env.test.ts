import { expect, test } from 'vitest'
import {
  malformedPublicSettings,
  parsePublicEnvironment,
} from '../../../src/node/prerender/public-env'

test('every setting is optional, and an empty one counts as not set', () => {
  const unset = parsePublicEnvironment({})
  expect(unset).toEqual({
    VITE_SITE_URL: expect.stringMatching(/^https:/),
    VITE_AI_API_BASE: expect.stringMatching(/^https:/),
  })
  const names = ['VITE_SITE_URL', 'VITE_COMPANY_EMAIL', 'VITE_AI_API_BASE', 'VITE_META_PIXEL_ID']
  expect(parsePublicEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(unset)
})

test.each([
  ['VITE_SITE_URL', 'agency.example'],
  ['VITE_SITE_URL', 'https://agency.example/home'],
  ['VITE_COMPANY_NAME', ' '],
  ['VITE_COMPANY_NAME', 'x'.repeat(61)],
  ['VITE_COMPANY_EMAIL', 'hello at agency.example'],
  ['VITE_COMPANY_PHONE', 'call us'],
  ['VITE_BOOKING_WIDGET_URL', 'javascript:alert(1)'],
  ['VITE_INTAKE_FORM_URL', '/form'],
  ['VITE_GA_MEASUREMENT_ID', "G-1';alert(1)//"],
  ['VITE_META_PIXEL_ID', 'pixel'],
  ['VITE_AI_API_BASE', 'ftp://ai.example'],
  ['VITE_AI_MODEL', 'a model'],
  ['VITE_SIGN_UP_VARIANT', 'simpel'],
])('a malformed %s is named, and stops a build', (name, value) => {
  expect(malformedPublicSettings({ [name]: value })).toEqual([{ name, wanted: expect.any(String) }])
  expect(() => parsePublicEnvironment({ [name]: value })).toThrow(name)
})

test('several malformed settings are named together', () => {
  const settings = { VITE_META_PIXEL_ID: 'pixel', VITE_COMPANY_PHONE: 'call us' }
  const names = malformedPublicSettings(settings).map(({ name }) => name)
  expect(names).toEqual(['VITE_COMPANY_PHONE', 'VITE_META_PIXEL_ID'])
})
