import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
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

/** Renderers read fonts from files. Files are named by content, so that processes may share them. */
const CACHE = join('node_modules', '.cache', 'static-fonts')

async function writeFont({ source, axes }: (typeof FACES)[FaceName]): Promise<string> {
  const variable = await readFile(require.resolve(source))
  const options = { targetFormat: 'truetype', variationAxes: axes } as const
  const font = await subsetFont(variable, LATIN + PUNCTUATION, options)
  const path = join(CACHE, `${createHash('sha256').update(font).digest('hex').slice(0, 16)}.ttf`)
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, font)
  await rename(unfinished, path)
  return path
}

async function writeFonts(): Promise<string[]> {
  await mkdir(CACHE, { recursive: true })
  return Promise.all(Object.values(FACES).map(writeFont))
}

let fonts: Promise<string[]> | undefined

/** Paths of the font files, cut on first use in a process. */
export function staticFontFiles(): Promise<string[]> {
  fonts ??= writeFonts()
  return fonts
}
