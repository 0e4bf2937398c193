import { expect, test } from 'vitest'
import { COVER_STYLES } from '../../src/tools/drawings/covers'
import { renderSocialCard } from '../../src/prerender/social-card'
import { SOCIAL_CARD } from '../../src/site/site-files'

const BRAND = 'Prairie Test Company'
const LONG_TITLE =
  'Google Ads in Frisco: how to pay for phone calls instead of clicks that never turn to work'
const MAX_BYTES = 60_000

/** Width and height as the header of a PNG file states them. */
function pngSize(png: Buffer) {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('a card has the size that social networks ask for', async () => {
  const png = await renderSocialCard({ title: 'Platform', brand: BRAND, seed: 'platform' })
  expect(pngSize(png)).toEqual(SOCIAL_CARD)
})

test('cards stay within 60 kB for every ground and motif, with short titles and long ones', async () => {
  const tooLarge: string[] = []
  for (const [name, style] of COVER_STYLES) {
    for (const title of ['Fees', LONG_TITLE]) {
      const card = { title, kicker: 'Blog', brand: BRAND, seed: name, style }
      if ((await renderSocialCard(card)).length > MAX_BYTES) tooLarge.push(`${name}: ${title}`)
    }
  }
  expect(tooLarge).toEqual([])
}, 30_000)

test('the same page gets the same card', async () => {
  const card = { title: LONG_TITLE, brand: BRAND, seed: 'article' }
  expect(await renderSocialCard(card)).toEqual(await renderSocialCard(card))
})

test('characters with a meaning in XML are drawn as text', async () => {
  const card = { title: 'Ads & calls < $500 > "free"', brand: BRAND, seed: 'marks' }
  expect(pngSize(await renderSocialCard(card))).toEqual(SOCIAL_CARD)
})

test('a title in letters that the typeface lacks stops the build', async () => {
  const card = { title: '標題', brand: BRAND, seed: 'letters' }
  await expect(renderSocialCard(card)).rejects.toThrow('has no letters for')
})
