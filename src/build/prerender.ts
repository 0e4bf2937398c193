import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageHtml } from './page-html'
import type { Renderer } from './renderer'
import {
  classNamesOf,
  shortenClassNames,
  type ClassNames,
  type ShortClassNames,
} from './short-class-names'
import {
  contentHash,
  createStyleSheets,
  fontFiles,
  type OutputFile,
  type StyleSheets,
} from './style-sheets'
import { styleGroup } from './style-groups'

async function writeOutput(outDir: string, { path: file, content }: OutputFile): Promise<void> {
  const target = path.join(outDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

/** The file that a static host serves at a path without redirecting to a slash. */
function htmlFileOf(pagePath: string): string {
  return pagePath === '/' ? '/index.html' : `${pagePath}.html`
}

/** One sheet per group of like-shaped pages: cached by the browser's parser, few hashes in the policy. */
async function stylesByGroup(
  pages: ReadonlyMap<string, string>,
  groupOf: (pagePath: string) => string,
  sheets: StyleSheets,
  late: ClassNames,
): Promise<Map<string, ShortClassNames>> {
  const markup = new Map<string, string>()
  for (const [pagePath, html] of pages) {
    const group = groupOf(pagePath)
    markup.set(group, (markup.get(group) ?? '') + html)
  }
  const styles = new Map<string, ShortClassNames>()
  for (const [group, html] of markup) {
    styles.set(group, shortenClassNames(await sheets.forMarkup(html), late))
  }
  return styles
}

/** What the prerendered pages carry inline, for the policy that has to allow it. */
export interface Prerendered {
  readonly inlineStyles: readonly string[]
}

/** Writes the HTML of every route, the not-found page, the fonts and the late style sheet. */
export async function prerenderPages(renderer: Renderer, outDir: string): Promise<Prerendered> {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const fonts = await fontFiles()
  const sheets = await createStyleSheets(fonts)
  const lateStyles = await sheets.late()
  const sheetFile = { path: `/assets/styles.${contentHash(lateStyles)}.css`, content: lateStyles }

  const paths = [...renderer.allPaths(), renderer.NOT_FOUND_PATH]
  const pages = new Map<string, string>()
  for (const pagePath of paths) pages.set(pagePath, await renderer.renderPage(pagePath))

  const groupOf = (pagePath: string) => styleGroup(renderer.findPage(pagePath))
  const styles = await stylesByGroup(pages, groupOf, sheets, classNamesOf(lateStyles))

  for (const [pagePath, markup] of pages) {
    const short = styles.get(groupOf(pagePath))
    if (short === undefined) throw new Error(`No styles for ${pagePath}`)
    const head = renderer.pageHead(renderer.findPage(pagePath))
    const html = pageHtml(template, {
      head: renderer.documentHead(head),
      siteHead: renderer.siteHead(),
      jsonLd: renderer.pageStructuredData(renderer.findPage(pagePath)),
      styles: short.styles,
      styleSheet: sheetFile.path,
      fonts: fonts.map((font) => font.path),
      markup: short.inMarkup(markup),
    })
    await writeOutput(outDir, { path: htmlFileOf(pagePath), content: html })
  }
  for (const file of [...fonts, sheetFile]) await writeOutput(outDir, file)
  return { inlineStyles: [...styles.values()].map((short) => short.styles) }
}
