import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { readTailwindVariables, withoutStandIns } from './tailwind-variables'
import { unescapeMarkup } from './unescape-markup'

const STYLES = path.resolve('src/styles')
const FONTS = ['bricolage', 'figtree'] as const

/** A file of the output. */
export interface OutputFile {
  readonly path: string
  readonly content: Uint8Array | string
}

/** Short name of a content, so that a file can be cached for ever. */
export function contentHash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** The two font files under names that change with their content. */
export async function fontFiles(): Promise<OutputFile[]> {
  return Promise.all(
    FONTS.map(async (name) => {
      const content = await readFile(path.join(STYLES, 'fonts', `${name}.woff2`))
      return { path: `/assets/${name}.${contentHash(content)}.woff2`, content }
    }),
  )
}

/** Makes style sheets for given class names from the one source, src/styles/index.css. */
export interface StyleSheets {
  /** The minified styles for exactly the classes that stand in this markup. */
  readonly forMarkup: (markup: string) => Promise<string>
  /**
   * The minified styles for every class that any source file names, to be added to those of a page.
   * Without the base (fonts, elements), which each page has: once more, it would cost a new layout.
   */
  readonly late: () => Promise<string>
}

const LICENSE = /^\/\*!.*?\*\/\s*/s

const BASE_IMPORTS = /^@import .* layer\(base\);\n/gm

/** Reads the one source and makes style sheets that load these fonts. */
export async function createStyleSheets(fonts: readonly OutputFile[]): Promise<StyleSheets> {
  const source = await readFile(path.join(STYLES, 'index.css'), 'utf8')

  async function build(styles: string, candidates: string[]): Promise<string> {
    // A compiler keeps what it has built, so each sheet gets a new one.
    const compiler = await compile(styles, { base: STYLES, onDependency: () => undefined })
    const css = optimize(compiler.build(candidates), { minify: true }).code
    return withFontAddresses(css)
  }

  function withFontAddresses(css: string): string {
    return FONTS.reduce((text, name, index) => {
      const file = fonts[index]
      if (file === undefined) throw new Error(`No font file for ${name}`)
      return text.replaceAll(`./fonts/${name}.woff2`, file.path)
    }, css.trim())
  }

  const allClasses = new Scanner({
    sources: [{ base: path.resolve('src'), pattern: '**/*.{ts,tsx}', negated: false }],
  }).scan()
  const variables = readTailwindVariables(await build(source, allClasses))

  return {
    async forMarkup(markup) {
      const classes = new Scanner({}).scanFiles([
        { content: unescapeMarkup(markup), extension: 'html' },
      ])
      // What most visitors would download for nothing is left out: the licence, which the late sheet
      // tells, and Tailwind's stand-ins for `@property` (known to Firefox since 128, to others for
      // longer; without them, effects such as shadows are missing).
      const styles = withoutStandIns((await build(source, classes)).replace(LICENSE, ''))
      return variables.registrations + variables.simplify(styles)
    },
    async late() {
      return variables.simplify(await build(source.replaceAll(BASE_IMPORTS, ''), allClasses))
    },
  }
}
