// `npm run fonts`: reduces the two typefaces to the glyphs and axes that the site uses. The files are committed; run this
// again after a change here. Bricolage Grotesque keeps its optical-size axis, which gives large headings their tight cut,
// and one weight: both axes together cost 44 kB, which is the whole font budget of a page.

import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
)
const TYPOGRAPHY = '‘’“”–—…•·×©→←↗−★é\u00a0'

/** Characters that no heading or figure uses. Bricolage is 4 kB smaller without them. */
const NOT_IN_HEADINGS = new Set('@^`~{}|\\<>_[]=*©←↗★')
const HEADINGS = [...BASIC_LATIN, ...TYPOGRAPHY]
  .filter((character) => !NOT_IN_HEADINGS.has(character))
  .join('')

/** Social cards set article titles, which may contain letters that no other page uses. */
const ALL_LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')

const BRICOLAGE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** Writes a typeface with some characters and axes only, as woff2 or, by the name of the file, as TrueType. */
async function writeFont(
  file: string,
  source: string,
  characters: string,
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'],
): Promise<void> {
  const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'truetype'
  const original = await readFile(require.resolve(source))
  const subset = await subsetFont(original, characters, { targetFormat, variationAxes })
  await writeFile(file, subset)
  console.warn(`${file}: ${subset.length} bytes`)
}

await writeFont('src/styles/fonts/bricolage.woff2', BRICOLAGE, HEADINGS, {
  opsz: { min: 14, max: 96 },
  wght: 680,
})
await writeFont('src/styles/fonts/figtree.woff2', FIGTREE, BASIC_LATIN + TYPOGRAPHY, {
  wght: { min: 400, max: 600 },
})

// For social cards, whose renderer doesn't support variable fonts.
const CARD_CHARACTERS = ALL_LATIN + TYPOGRAPHY
await writeFont('src/assets/card-fonts/bricolage.ttf', BRICOLAGE, CARD_CHARACTERS, {
  opsz: 96,
  wght: 680,
})
await writeFont('src/assets/card-fonts/figtree.ttf', FIGTREE, CARD_CHARACTERS, { wght: 500 })
