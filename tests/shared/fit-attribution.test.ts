import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { ATTRIBUTION_COOKIE, fitAttribution } from '../../src/shared/attribution'
import { trickyText } from '../support/arbitraries'

test('an attribution that fits is left as it is, and a click id that is none takes no room from it', () => {
  const attribution = { utm_source: 'google', utm_content: 'x'.repeat(400) }
  expect(fitAttribution({ ...attribution, gclid: 'g' })).toEqual({ ...attribution, gclid: 'g' })
  expect(fitAttribution({ ...attribution, gclid: '\u{6F22}'.repeat(500) })).toEqual(attribution)
})

test('content is shortened first, then term; what cannot be kept at all is left out', () => {
  const long = '\u{1F33E}'.repeat(300) // 12 encoded bytes each
  const kept = { utm_source: 'google', utm_campaign: 'spring', gclid: 'g'.repeat(500) }
  const attribution = { ...kept, utm_term: long, utm_content: long }
  const { utm_term: term = '', ...fitted } = fitAttribution(attribution)
  expect(fitted).toEqual(kept)
  expect(term.length).toBeGreaterThan(0)
  expect(long.startsWith(term)).toBe(true)
})

test('every attribution fits in the end, without half characters', () => {
  const value = fc.tuple(trickyText(), fc.nat(40)).map(([text, times]) => text.repeat(times))
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...TRACKING_PARAMETERS, 'landing_page'), value),
      (attribution) => {
        const fitted = fitAttribution(attribution)
        const text = JSON.stringify(fitted)
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(
          ATTRIBUTION_COOKIE.maxEncodedBytes,
        )
        expect(text).not.toMatch(/\\ud[89a-f]/)
      },
    ),
    { numRuns: 60 },
  )
})
