import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the two typefaces down to the glyphs and axes that the site uses (`npm run fonts`).
 * The result is committed, so that a build needs no font work; run this again after a change here.
 *
 * Bricolage Grotesque keeps its optical-size axis, which gives large headings their tight cut, and
 * one weight: both axes together cost 44 kB, which is the whole font budget of a page.
 */
const require = createRequire(import.meta.url)

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
)
const TYPOGRAPHY = '‘’“”–—…•·×©→←↗−★é\u00a0'

/** What no heading or figure holds; Bricolage without them is 4 kB smaller. */
const NOT_IN_HEADINGS = new Set('@^`~{}|\\<>_[]=*©←↗★')
const HEADINGS = [...BASIC_LATIN, ...TYPOGRAPHY]
  .filter((character) => !NOT_IN_HEADINGS.has(character))
  .join('')

interface Face {
  readonly source: string
  readonly target: string
  readonly characters: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

const FACES: readonly Face[] = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'src/styles/fonts/bricolage.woff2',
    characters: HEADINGS,
    axes: { opsz: { min: 14, max: 96 }, wght: 680 },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'src/styles/fonts/figtree.woff2',
    characters: BASIC_LATIN + TYPOGRAPHY,
    axes: { wght: { min: 400, max: 600 } },
  },
]

for (const { source, target, characters, axes } of FACES) {
  const original = await readFile(require.resolve(source))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(target, subset)
  console.warn(`${target}: ${subset.length} bytes`)
}
