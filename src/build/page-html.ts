import { PAGE_TAG_ATTRIBUTE } from '../app/document-head'
import { INLINE_SCRIPT } from '../hydration/inline-script'
import { escapeMarkup } from '../site/escape-markup'
import type { DocumentHead, HeadElement } from '../site/head'

/** What goes into the template for one page. */
export interface PageParts {
  readonly head: DocumentHead
  /** What the heads of all pages share. */
  readonly siteHead: readonly HeadElement[]
  /** Structured data, each entry a schema.org thing (JSON-LD). */
  readonly jsonLd: readonly object[]
  readonly styles: string
  readonly fonts: readonly string[]
  readonly markup: string
}

function tagHtml({ tag, attributes }: HeadElement, ...more: readonly string[]): string {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<${[tag, ...list, ...more].join(' ')}>`
}

/** The title and the tags of a page, as the build and the development server write them. */
export function headTags({ head, siteHead }: Pick<PageParts, 'head' | 'siteHead'>): string {
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    ...head.tags.map((tag) => tagHtml(tag, PAGE_TAG_ATTRIBUTE)),
    ...siteHead.map((tag) => tagHtml(tag)),
  ].join('')
}

/** A data block: `<` is written as an escape, so that no text can close the element. */
function jsonLdHtml(things: readonly object[]): string {
  if (things.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

const preload = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">`

/** React announces images in front of the markup; these hints belong into the head. */
const LEADING_HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** Fills the template. Replacement is by function, so that `$` in content stays as it is. */
export function pageHtml(template: string, parts: PageParts): string {
  const hints = LEADING_HINTS.exec(parts.markup)?.[0] ?? ''
  const head = [
    headTags(parts),
    ...parts.fonts.map(preload),
    hints,
    `<style>${parts.styles}</style>`,
    `<script>${INLINE_SCRIPT}</script>`,
    jsonLdHtml(parts.jsonLd),
  ].join('')
  return (
    template
      .replace('<!--head-->', () => head)
      // The text comes first; the bundler drops the attribute that the template has.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('<!--app-->', () => parts.markup.slice(hints.length))
  )
}
