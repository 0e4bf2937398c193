import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CheckoutAttribution } from '../../src/shared/checkout'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { parseRecord, recordFromUrl, trackedEntries } from '../../src/shared/attribution-record'
import { cleanText } from '../../src/shared/clean-text'
import { trickyText } from '../support/arbitraries'

const NOW = new Date('2026-03-04T05:06:07.890Z')

const capture = (search: string, pathname = '/platform') => recordFromUrl({ search, pathname }, NOW)

test('a record contains the seven tracked parameters of the URL, the time and the path, nothing else', () => {
  const tracked = Object.fromEntries(TRACKING_PARAMETERS.map((name) => [name, 'x']))
  const query = new URLSearchParams({ ...tracked, msclkid: 'y', UTM_SOURCE: 'z', other: '1' })
  const visit = { captured_at: '2026-03-04T05:06:07.890Z', landing_page: '/platform' }
  expect(capture(`?${query}`)).toEqual({ ...tracked, ...visit })
})

test('a checkout takes the same parameters and the landing page, cut rather than refused', () => {
  const names = [...TRACKING_PARAMETERS, 'landing_page']
  const long = Object.fromEntries(names.map((name) => [name, `  ${'x'.repeat(600)}\u0000`]))
  const cut = Object.fromEntries(names.map((name) => [name, 'x'.repeat(500)]))
  expect(CheckoutAttribution.parse(long)).toEqual(cut)
  expect(CheckoutAttribution.parse({})).toEqual({})
  expect(CheckoutAttribution.safeParse({ captured_at: 'now' }).success).toBe(false)
})

test('an address without a non-empty tracked parameter makes no record', () => {
  expect(capture('')).toBeNull()
  expect(capture('?debug=utm')).toBeNull()
  expect(capture('?utm_source=&utm_medium=%20%20')).toBeNull()
})

test('of a repeated parameter the first value counts', () => {
  expect(capture('?utm_source=first&utm_source=second')?.utm_source).toBe('first')
  expect(capture('?utm_source=&utm_source=second')).toBeNull()
})

test('a stored record is checked again when it is read', () => {
  const stored = {
    utm_source: ' google ',
    utm_medium: 7,
    utm_term: 'y'.repeat(900),
    landing_page: '/blog',
    constructor: 'x',
  }
  const record = parseRecord(JSON.stringify(stored))
  expect(record).toEqual({ utm_source: 'google', utm_term: 'y'.repeat(500), landing_page: '/blog' })
})

test.each(['{}', '{"landing_page":"/"}', '[]', 'null', '"text"', '7'])(
  'the stored value %s holds no campaign',
  (text) => {
    expect(parseRecord(text)).toBeNull()
  },
)

test('whatever the URL contains, the record is clean and reads back unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...TRACKING_PARAMETERS), trickyText()), (query) => {
      const record = capture(`?${new URLSearchParams(query).toString()}`)
      if (record === null) return
      for (const [, value] of trackedEntries(record)) {
        expect(value).toBe(cleanText(value, 500))
      }
      expect(parseRecord(JSON.stringify(record))).toEqual(record)
    }),
    { numRuns: 50 },
  )
})
