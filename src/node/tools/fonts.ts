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

interface Face {
  readonly source: string
  readonly target: string
  readonly format: 'woff2' | 'truetype'
  readonly characters: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

const FACES: readonly Face[] = [
  {
    source: BRICOLAGE,
    target: 'src/styles/fonts/bricolage.woff2',
    format: 'woff2',
    characters: HEADINGS,
    axes: { opsz: { min: 14, max: 96 }, wght: 680 },
  },
  {
    source: FIGTREE,
    target: 'src/styles/fonts/figtree.woff2',
    format: 'woff2',
    characters: BASIC_LATIN + TYPOGRAPHY,
    axes: { wght: { min: 400, max: 600 } },
  },
  // For social cards, whose renderer doesn't support variable fonts.
  {
    source: BRICOLAGE,
    target: 'src/assets/card-fonts/bricolage.ttf',
    format: 'truetype',
    characters: ALL_LATIN + TYPOGRAPHY,
    axes: { opsz: 96, wght: 680 },
  },
  {
    source: FIGTREE,
    target: 'src/assets/card-fonts/figtree.ttf',
    format: 'truetype',
    characters: ALL_LATIN + TYPOGRAPHY,
    axes: { wght: 500 },
  },
]

for (const { source, target, format, characters, axes } of FACES) {
  const original = await readFile(require.resolve(source))
  const subset = await subsetFont(original, characters, {
    targetFormat: format,
    variationAxes: axes,
  })
  await writeFile(target, subset)
  console.warn(`${target}: ${subset.length} bytes`)
}
