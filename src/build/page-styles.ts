import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { parse, type HTMLElement } from 'node-html-parser'

const STYLES = path.resolve('src/styles')

/** Parses a page that was written. What stands in `noscript` is markup as well. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } })
}

/** The class names that stand in markup. */
export function classNamesIn(markup: string): Set<string> {
  const elements = parsePage(markup).querySelectorAll('[class]')
  // `classList` would leave character references as they are.
  return new Set(elements.flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/)))
}

/**
 * Tailwind's styles for these classes and all elements, minified. `fonts` are the addresses of the font
 * files, by the names that the styles give them.
 */
export async function stylesFor(
  classNames: Iterable<string>,
  fonts: Readonly<Record<string, string>>,
): Promise<string> {
  const source = await readFile(path.join(STYLES, 'index.css'), 'utf8')
  // A compiler keeps the classes of earlier calls, so each sheet gets a new one.
  const compiler = await compile(source, { base: STYLES, onDependency: () => undefined })
  const { code } = optimize(compiler.build([...classNames]), { minify: true })
  return code.trim().replaceAll(/\.\/fonts\/([\w-]+)\.woff2/g, (file, name: string) => {
    const address = fonts[name]
    if (address === undefined) throw new Error(`No address for the font file ${file}`)
    return address
  })
}
