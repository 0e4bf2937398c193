import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { ATTRIBUTION_COOKIE, fitRecord } from '../../src/shared/attribution-record'
import { trickyText } from '../support/arbitraries'

const { maxEncodedBytes } = ATTRIBUTION_COOKIE

const encodedBytes = (record: object) => encodeURIComponent(JSON.stringify(record)).length

test('a record that fits is left as it is', () => {
  const record = { utm_source: 'google', utm_content: 'x'.repeat(400) }
  expect(fitRecord(record)).toEqual(record)
})

test('content is shortened first, then term; what cannot be kept at all is left out', () => {
  const long = '\u{1F33E}'.repeat(300) // 12 encoded bytes each
  const kept = { utm_source: 'google', utm_campaign: 'spring', gclid: 'g'.repeat(500) }
  const { utm_term: term = '', ...fitted } = fitRecord({
    ...kept,
    utm_term: long,
    utm_content: long,
  })
  expect(fitted).toEqual(kept)
  expect(term.length).toBeGreaterThan(0)
  expect(long.startsWith(term)).toBe(true)
})

test('a click id that is none takes no room from the campaign', () => {
  const record = { utm_source: 'google', utm_campaign: 'spring' }
  const fitted = fitRecord({ ...record, gclid: '\u{6F22}'.repeat(500), fbclid: '\\'.repeat(500) })
  expect(fitted).toEqual(record)
})

test('every record fits in the end, without half characters', () => {
  const value = fc.tuple(trickyText(), fc.nat(40)).map(([text, times]) => text.repeat(times))
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...TRACKING_PARAMETERS, 'landing_page'), value),
      (record) => {
        const fitted = fitRecord(record)
        expect(encodedBytes(fitted)).toBeLessThanOrEqual(maxEncodedBytes)
        expect(JSON.stringify(fitted)).not.toMatch(/\\ud[89a-f]/)
      },
    ),
    { numRuns: 60 },
  )
})
