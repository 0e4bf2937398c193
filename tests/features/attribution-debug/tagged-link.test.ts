import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isTooLong,
  taggedLink,
  tagValue,
} from '../../../src/features/attribution-debug/tagged-link'
import {
  fitAttribution,
  parseAttribution,
  attributionFromUrl,
  trackedEntries,
} from '../../../src/shared/attribution'
import { CAMPAIGN_PARAMETERS } from '../../../src/shared/url-contract'
import { pathTo } from '../../../src/site/routes'
import { trickyText } from '../../support/arbitraries'

/** What a visitor's cookie holds after the link was followed. */
function captured(link: string) {
  const attribution = attributionFromUrl(new URL(link), new Date())
  if (attribution === null) return []
  const kept = fitAttribution(attribution)
  return trackedEntries(parseAttribution(JSON.stringify(kept)) ?? {})
}

const paths = fc.constantFrom(
  pathTo('home'),
  pathTo('platform'),
  pathTo({ route: 'platform', hash: 'pricing' }),
  pathTo({ signUp: 'business' }),
  pathTo({ signUp: 'shimzy', billing: 'yearly' }),
)
const typed = fc.record(
  Object.fromEntries(
    CAMPAIGN_PARAMETERS.map((name) => [
      name,
      fc.oneof(
        trickyText({ maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', ' ', 'Spring Sale', '\ud800', 'x'.repeat(600)),
      ),
    ]),
  ),
)

test('the capture reads back what the form makes, and the page keeps its own parameters', () => {
  fc.assert(
    fc.property(paths, typed, fc.boolean(), (path, values, asWritten) => {
      const tags = Object.fromEntries(
        CAMPAIGN_PARAMETERS.map((name) => [name, tagValue(values[name] ?? '', asWritten)]),
      )
      const link = taggedLink(path, tags)
      fc.pre(!isTooLong(link)) // The form says so.
      expect(captured(link)).toEqual(Object.entries(tags).filter(([, value]) => value !== ''))
      const url = new URL(link)
      const plain = new URL(taggedLink(path, {}))
      expect([url.pathname, url.hash]).toEqual([plain.pathname, plain.hash])
      for (const [name, value] of plain.searchParams) expect(url.searchParams.get(name)).toBe(value)
    }),
    { numRuns: 500 },
  )
})

test.each(['{keyword}', '{{campaign.name}}', '{ifmobile:Phone}', '__CAMPAIGN_ID__'])(
  '%s of an ad platform stays as the platform looks for it',
  (placeholder) => {
    const value = tagValue(`Spring ${placeholder} Ad`, false)
    expect(value).toBe(`spring-${placeholder}-ad`)
    expect(taggedLink('/', { utm_term: value })).toContain(`utm_term=${value}`)
  },
)

test('values that a cookie cannot hold whole are reported', () => {
  const long = '💧'.repeat(200)
  expect(isTooLong(taggedLink('/', { utm_source: 'google', utm_campaign: 'spring' }))).toBe(false)
  expect(isTooLong(taggedLink('/', { utm_campaign: long, utm_content: long }))).toBe(true)
})
