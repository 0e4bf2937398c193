import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { trackedEntries } from '../../src/shared/attribution-record'
import { decorateLink, partnerHosts } from '../../src/site/decorate-link'
import { addressOn, trickyText } from '../support/arbitraries'

const partners = new Set(['partner.example', 'widgets.example:8443'])
const record = {
  utm_source: 'google',
  utm_campaign: 'spring sale',
  gclid: 'g-1',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

const decorate = (href: string) => decorateLink(href, record, partners)

afterEach(() => {
  vi.mocked(console.error).mockClear()
})

test('a link to a partner carries the stored parameters, without time and page', () => {
  expect(decorate('https://partner.example/start')).toBe(
    'https://partner.example/start?utm_source=google&utm_campaign=spring%20sale&gclid=g-1',
  )
})

test('the port belongs to the host', () => {
  expect(decorate('https://widgets.example:8443/')).toContain('gclid=g-1')
  expect(decorate('https://widgets.example/')).toBe('https://widgets.example/')
})

test.each([
  '/contact',
  '#pricing',
  '?plan=starter',
  'tel:+19725550142',
  'mailto:hello@partner.example',
  'javascript:void(0)',
  'https://other.example/',
  'https://partner.example.evil.example/',
  'https://sub.partner.example/',
  '//partner.example/',
])('%s is left alone', (href) => {
  expect(decorate(href)).toBe(href)
})

test('a failure is logged and returns the link unchanged', () => {
  const href = 'https://[broken'
  expect(decorate(href)).toBe(href)
  expect(console.error).toHaveBeenCalledWith(
    'Error adding attribution to a link:',
    expect.any(TypeError),
  )
})

test('the configured partners are known by host', () => {
  expect([...partnerHosts()]).toEqual(['shimzy.example', 'booking.example'])
})

test('no input makes it throw or lose what was there', () => {
  const anyRecord = fc.dictionary(
    fc.constantFrom(...TRACKING_PARAMETERS, 'captured_at', 'landing_page'),
    trickyText({ minLength: 1 }),
  )
  const anyLink = fc.oneof(
    trickyText(),
    trickyText().map((text) => `https:${text}`),
    addressOn('other.example'),
    addressOn('partner.example'),
  )
  fc.assert(
    fc.property(anyLink, anyRecord, (href, values) => {
      const result = decorateLink(href, values, partners)
      vi.mocked(console.error).mockClear()
      if (result === href) return
      const [before, after] = [new URL(href), new URL(result)]
      expect(partners.has(after.host)).toBe(true)
      expect(after.hash).toBe(before.hash)
      const own = [...before.searchParams]
      const all = [...after.searchParams]
      expect(all.slice(0, own.length)).toEqual(own)
      const stored = trackedEntries(values).filter(([name]) => !before.searchParams.has(name))
      expect(all.slice(own.length)).toEqual(stored)
    }),
    { numRuns: 50 },
  )
})
