import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { parseRecord, recordFromUrl, trackedEntries } from '../../src/shared/attribution-record'
import { trickyText } from '../support/address-arbitraries'

const NOW = new Date('2026-03-04T05:06:07.890Z')

const capture = (search: string, pathname = '/platform') => recordFromUrl({ search, pathname }, NOW)

test('a record contains the tracked parameters of the URL, the time and the path', () => {
  const search = '?utm_source=google&utm_medium=cpc&gclid=abc&other=1'
  expect(capture(search)).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    gclid: 'abc',
    captured_at: '2026-03-04T05:06:07.890Z',
    landing_page: '/platform',
  })
})

test('all seven parameters are tracked, and no others', () => {
  const search = `?${TRACKING_PARAMETERS.map((name) => `${name}=x`).join('&')}&msclkid=y&UTM_SOURCE=z`
  const record = capture(search)
  expect(Object.keys(record ?? {})).toEqual([...TRACKING_PARAMETERS, 'captured_at', 'landing_page'])
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

test('values are trimmed, cleaned of control and direction marks, and cut', () => {
  expect(capture('?utm_source=%20%00a%E2%80%AEb%20')?.utm_source).toBe('ab')
  expect(capture(`?utm_source=${'x'.repeat(600)}`)?.utm_source).toHaveLength(500)
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
        expect(value).toBe(value.trim())
        expect(Array.from(value).length).toBeLessThanOrEqual(500)
      }
      expect(parseRecord(JSON.stringify(record))).toEqual(record)
    }),
    { numRuns: 50 },
  )
})
