import { PAGE_TAG_ATTRIBUTE } from '../../app/document-head'
import { INLINE_SCRIPT } from '../../hydration/inline-script'
import { escapeMarkup } from '../escape-markup'
import { findPage, pageHead } from './find-page'
import { documentHead, siteHead, type HeadElement } from '../../site/head'
import { structuredData } from './structured-data'

function tagHtml({ tag, attributes }: HeadElement, ...more: readonly string[]): string {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<${[tag, ...list, ...more].join(' ')}>`
}

/** The title and the tags of the page at a path, as the build and the development server write them. */
export function headTags(path: string): string {
  const { title, tags } = documentHead(pageHead(path))
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...tags.map((tag) => tagHtml(tag, PAGE_TAG_ATTRIBUTE)),
    ...siteHead().map((tag) => tagHtml(tag)),
  ].join('')
}

/** Structured data as a data block: `<` is written as an escape, so that no text can close the element. */
function jsonLdHtml(path: string): string {
  const things = structuredData(findPage(path))
  if (things.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** React puts preload hints for eager images before the markup, but they belong in the head. */
const LEADING_HINTS = /^(?:<link rel="preload"[^>]*>)+/

/**
 * Fills the template for a page. Replacement is by function, so `$` in content is not special. Fonts are
 * not preloaded: that delays the first paint (docs/decisions/0019-what-the-first-paint-waits-for.md).
 */
export function pageHtml(
  template: string,
  path: string,
  { styles, markup }: { readonly styles: string; readonly markup: string },
): string {
  const [hints = ''] = LEADING_HINTS.exec(markup) ?? []
  const head = `${headTags(path)}${hints}<style>${styles}</style><script>${INLINE_SCRIPT}</script>${jsonLdHtml(path)}`
  return (
    template
      .replace('<!--head-->', () => head)
      // Low priority, so that HTML and fonts load first; Vite drops the attribute from the template.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('<!--app-->', () => markup.slice(hints.length))
  )
}
