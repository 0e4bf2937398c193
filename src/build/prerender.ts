import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageHtml } from './page-html'
import { classNamesIn, stylesFor } from './page-styles'
import type { Renderer } from './renderer'

/** The file that a static host serves at a path without redirecting to a slash. */
function htmlFileOf(pagePath: string): string {
  return pagePath === '/' ? '/index.html' : `${pagePath}.html`
}

/**
 * Pages below one address (/services/*, /blog/*) carry the same styles, all others their own. The
 * policy names the hash of each sheet, so it must not grow with the number of articles.
 */
export function sheetOf(pagePath: string): string {
  const parent = path.posix.dirname(pagePath)
  return parent === '/' ? pagePath : `${parent}/*`
}

/** What the prerendered pages carry inline, for the policy that has to allow it. */
export interface Prerendered {
  readonly inlineStyles: readonly string[]
}

/** Writes the HTML of every route and of the not-found page. */
export async function prerenderPages(renderer: Renderer, outDir: string): Promise<Prerendered> {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const pages = new Map<string, string>()
  const classNames = new Map<string, Set<string>>()
  for (const pagePath of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const markup = await renderer.renderPage(pagePath)
    pages.set(pagePath, markup)
    const known = classNames.get(sheetOf(pagePath)) ?? []
    classNames.set(sheetOf(pagePath), new Set([...known, ...classNamesIn(markup)]))
  }
  const styles = new Map<string, string>()
  for (const [sheet, names] of classNames) {
    styles.set(sheet, await stylesFor(names, renderer.FONT_ADDRESSES))
  }
  for (const [pagePath, markup] of pages) {
    const match = renderer.findPage(pagePath)
    const html = pageHtml(template, {
      head: renderer.documentHead(renderer.pageHead(match)),
      siteHead: renderer.siteHead(),
      jsonLd: renderer.pageStructuredData(match),
      styles: styles.get(sheetOf(pagePath)) ?? '',
      fonts: Object.values(renderer.FONT_ADDRESSES),
      markup,
    })
    const file = path.join(outDir, htmlFileOf(pagePath))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  return { inlineStyles: [...styles.values()] }
}
