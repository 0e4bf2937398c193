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

test('letters that the typeface lacks stop the build, characters with a meaning in XML do not', async () => {
  const cardOf = (title: string) => renderSocialCard({ title, brand: BRAND, cover: COVER })
  expect(pngSize(await cardOf('Ads & calls < $500 > "free"'))).toEqual(SOCIAL_CARD)
  await expect(cardOf('標題')).rejects.toThrow('has no letters for')
})
