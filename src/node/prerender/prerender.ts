import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { ROUTES } from '../../site/routes'
import { parsePage } from '../parse-page'

/** The exports of the bundle that renders pages in Node. */
export type Renderer = typeof import('./render')

const STYLES = path.resolve('src/styles')

/** The class names that are in markup. */
export function classNamesIn(markup: string): Set<string> {
  const elements = parsePage(markup).querySelectorAll('[class]')
  // `classList` doesn't decode character references.
  return new Set(elements.flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/)))
}

/** Tailwind's styles for these classes (its Vite plugin makes one sheet for all pages), with the hashed font URLs. */
export async function stylesFor(
  classNames: Iterable<string>,
  fonts: Readonly<Record<string, string>>,
): Promise<string> {
  const source = await readFile(path.join(STYLES, 'index.css'), 'utf8')
  // A compiler remembers the classes of earlier calls, so each sheet gets a new one.
  const compiler = await compile(source, { base: STYLES, onDependency: () => undefined })
  const { code } = optimize(compiler.build([...classNames]), { minify: true })
  return code.trim().replaceAll(/\.\/fonts\/([\w-]+)\.woff2/g, (file, name: string) => {
    const url = fonts[name]
    if (url === undefined) throw new Error(`There is no URL for the font file ${file}`)
    return url
  })
}

/** Pages with the same key share a sheet. All articles do, so that the policy's list of hashes does not grow with the blog. */
export function sheetKey(pagePath: string): string {
  return pagePath.startsWith(`${ROUTES.blog}/`) ? `${ROUTES.blog}/*` : pagePath
}

/** Writes the HTML of every route and of the not-found page. Returns the inline styles, for the policy. */
export async function prerenderPages(renderer: Renderer, outDir: string): Promise<string[]> {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const pages = new Map<string, string>()
  for (const pagePath of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    pages.set(pagePath, await renderer.renderPage(pagePath))
  }
  const styles = new Map<string, string>()
  for (const sheet of new Set([...pages.keys()].map(sheetKey))) {
    const shown = [...pages].filter(([pagePath]) => sheetKey(pagePath) === sheet)
    const classNames = classNamesIn(shown.map(([, markup]) => markup).join(''))
    styles.set(sheet, await stylesFor(classNames, renderer.FONT_URLS))
  }
  for (const [pagePath, markup] of pages) {
    const parts = { styles: styles.get(sheetKey(pagePath)) ?? '', markup }
    // The host serves about.html at /about, but redirects /about to /about/ for about/index.html.
    const file = path.join(outDir, pagePath === '/' ? '/index.html' : `${pagePath}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, renderer.pageHtml(template, pagePath, parts))
  }
  return [...styles.values()]
}
