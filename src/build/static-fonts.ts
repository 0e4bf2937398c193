import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')
const PUNCTUATION = '‘’“”–—…•→€™'

/**
 * The two typefaces of the site as renderers without variable-font support need them: one weight
 * each, the headline face at its largest optical size. `family` is the name inside the font file.
 */
export const FACES = {
  heading: {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 96, wght: 680 },
    family: 'Bricolage Grotesque 96pt ExtraBold',
  },
  text: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: 500 },
    family: 'Figtree Light',
  },
} as const

export type FaceName = keyof typeof FACES

async function writeFonts(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-fonts-'))
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  const faces = Object.entries(FACES)
  return Promise.all(
    faces.map(async ([name, { source, axes }]) => {
      const variable = await readFile(require.resolve(source))
      const path = join(folder, `${name}.ttf`)
      const options = { targetFormat: 'truetype', variationAxes: axes } as const
      writeFileSync(path, await subsetFont(variable, LATIN + PUNCTUATION, options))
      return path
    }),
  )
}

let fonts: Promise<string[]> | undefined

/** Paths of the font files, cut on first use; they are removed when the process ends. */
export function staticFontFiles(): Promise<string[]> {
  fonts ??= writeFonts()
  return fonts
}
