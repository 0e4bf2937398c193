import { expect, test } from 'vitest'
import { TRACKING_PARAMETERS } from '../../src/shared/url-contract'
import { parseAttribution, attributionFromUrl } from '../../src/shared/attribution'

const NOW = new Date('2026-03-04T05:06:07.890Z')

const capture = (search: string, pathname = '/platform') =>
  attributionFromUrl({ search, pathname }, NOW)

test('an attribution contains the seven tracked parameters of the URL, the time and the path, nothing else', () => {
  const tracked = Object.fromEntries(TRACKING_PARAMETERS.map((name) => [name, 'x']))
  const query = new URLSearchParams({ ...tracked, msclkid: 'y', UTM_SOURCE: 'z', other: '1' })
  const visit = { captured_at: '2026-03-04T05:06:07.890Z', landing_page: '/platform' }
  expect(capture(`?${query}`)).toEqual({ ...tracked, ...visit })
})

test('an address without a non-empty tracked parameter makes no attribution; of a repeated one the first counts', () => {
  for (const query of ['', '?debug=utm', '?utm_source=&utm_medium=%20', '?utm_term=&utm_term=2'])
    expect(capture(query)).toBeNull()
  expect(capture('?utm_source=first&utm_source=second')?.utm_source).toBe('first')
})

test('a stored attribution is checked again when it is read', () => {
  const stored = {
    utm_source: ' google ',
    utm_medium: 7,
    utm_term: 'y'.repeat(900),
    landing_page: '/blog',
    constructor: 'x',
  }
  const attribution = parseAttribution(JSON.stringify(stored))
  expect(attribution).toEqual({
    utm_source: 'google',
    utm_term: 'y'.repeat(500),
    landing_page: '/blog',
  })
  for (const text of ['{"landing_page":"/"}', '[]', 'null', '7'])
    expect(parseAttribution(text)).toBeNull()
})
