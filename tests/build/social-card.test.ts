import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { COVER_STYLES } from '../../src/build/drawings/covers'
import { renderSocialCard } from '../../src/build/social-card'
import { SOCIAL_CARD } from '../../src/site/social-card-size'
import { FACES, staticFontFiles } from '../../src/build/static-fonts'
import { BLOG_SLUGS } from '../../src/site/blog-slugs'

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
  const styles = new Map(BLOG_SLUGS.map((slug) => [JSON.stringify(COVER_STYLES[slug]), slug]))
  for (const slug of styles.values()) {
    for (const title of ['Fees', LONG_TITLE]) {
      const card = { title, kicker: 'Blog', brand: BRAND, seed: slug, style: COVER_STYLES[slug] }
      if ((await renderSocialCard(card)).length > MAX_BYTES) tooLarge.push(`${slug}: ${title}`)
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

test('both typefaces are found under the names that cards use', async () => {
  const fontFiles = await staticFontFiles()
  const widthIn = (family: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><text y="100" font-size="100" font-family="${family}">Prairie</text></svg>`
    return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).getBBox()?.width
  }
  expect(widthIn(FACES.heading.family)).toBeGreaterThan(0)
  expect(widthIn(FACES.text.family)).toBeGreaterThan(0)
  expect(widthIn(FACES.heading.family)).not.toBe(widthIn(FACES.text.family))
})
