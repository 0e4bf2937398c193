import { expect, test } from 'vitest'
import { renderSocialCard } from '../../../src/node/prerender/social-card'
import { COVER_NAMES } from '../../../src/site/article'
import { SOCIAL_CARD } from '../../../src/site/site-files'

const BRAND = 'Prairie Test Company'
const COVER = 'soil-skein' as const
const LONG_TITLE =
  'Google Ads in Frisco: how to pay for phone calls instead of clicks that never turn to work'
const MAX_BYTES = 60_000

/** Width and height as the header of a PNG file states them. */
function pngSize(png: Buffer) {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('a card has the size that social networks ask for', async () => {
  const png = await renderSocialCard({ title: 'Platform', brand: BRAND, cover: COVER })
  expect(pngSize(png)).toEqual(SOCIAL_CARD)
})

test('cards stay within 60 kB with every cover, short titles and long ones', async () => {
  const tooLarge: string[] = []
  for (const cover of COVER_NAMES) {
    for (const title of ['Fees', LONG_TITLE]) {
      const card = { title, kicker: 'Blog', brand: BRAND, cover }
      if ((await renderSocialCard(card)).length > MAX_BYTES) tooLarge.push(`${cover}: ${title}`)
    }
  }
  expect(tooLarge).toEqual([])
}, 120_000)

test('characters with a meaning in XML are drawn as text', async () => {
  const card = { title: 'Ads & calls < $500 > "free"', brand: BRAND, cover: COVER }
  expect(pngSize(await renderSocialCard(card))).toEqual(SOCIAL_CARD)
})

test('a title in letters that the typeface lacks stops the build', async () => {
  const card = { title: '標題', brand: BRAND, cover: COVER }
  await expect(renderSocialCard(card)).rejects.toThrow('has no letters for')
})
