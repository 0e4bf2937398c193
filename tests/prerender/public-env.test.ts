import { expect, test } from 'vitest'
import { missingWidgets, parsePublicEnvironment } from '../../src/prerender/public-env'

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
])('one line names a malformed %s', (name, value) => {
  expect(() => parsePublicEnvironment({ [name]: value })).toThrow(
    new Error(`Malformed build setting: ${name} (see .env.example)`),
  )
})

test('several malformed settings are named together', () => {
  expect(() =>
    parsePublicEnvironment({ VITE_META_PIXEL_ID: 'pixel', VITE_COMPANY_PHONE: 'call us' }),
  ).toThrow(
    new Error('Malformed build setting: VITE_COMPANY_PHONE, VITE_META_PIXEL_ID (see .env.example)'),
  )
})

test('a build without the address of a widget says what is in its place', () => {
  const address = 'https://widgets.example/'
  const tell = (settings: Record<string, string>) =>
    missingWidgets(parsePublicEnvironment(settings))
  expect(tell({ VITE_BOOKING_WIDGET_URL: address, VITE_INTAKE_FORM_URL: address })).toEqual([])
  expect(tell({ VITE_BOOKING_WIDGET_URL: address })).toEqual([
    'VITE_INTAKE_FORM_URL is not set: its page shows phone and email instead.',
  ])
  expect(tell({})).toHaveLength(2)
})
