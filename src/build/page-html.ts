import { PAGE_TAG_ATTRIBUTE } from '../app/document-head'
import { escapeMarkup } from '../site/escape-markup'
import type { DocumentHead, HeadTag } from '../site/head'
import type { SiteHeadElement } from '../site/site-head'
import { FIRST_SCRIPT } from './first-script'

/** What goes into the template for one page. */
export interface PageParts {
  readonly head: DocumentHead
  /** What the heads of all pages share. */
  readonly siteHead: readonly SiteHeadElement[]
  /** Structured data, each entry a schema.org thing (JSON-LD). */
  readonly jsonLd: readonly object[]
  readonly styles: string
  readonly styleSheet: string
  readonly fonts: readonly string[]
  readonly markup: string
}

function tagHtml(tag: HeadTag): string {
  return tag.tag === 'meta'
    ? `<meta ${tag.key}="${tag.name}" content="${escapeMarkup(tag.content)}" ${PAGE_TAG_ATTRIBUTE}>`
    : `<link rel="${tag.rel}" href="${escapeMarkup(tag.href)}" ${PAGE_TAG_ATTRIBUTE}>`
}

function siteHtml({ tag, attributes }: SiteHeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<${tag} ${list.join(' ')}>`
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
    `<title>${escapeMarkup(parts.head.title)}</title>`,
    ...parts.head.tags.map(tagHtml),
    ...parts.siteHead.map(siteHtml),
    ...parts.fonts.map(preload),
    hints,
    `<style>${parts.styles}</style>`,
    `<script>${FIRST_SCRIPT}</script>`,
    jsonLdHtml(parts.jsonLd),
  ].join('')
  return (
    template
      .replace('<html lang="en">', () => `<html lang="en" data-styles="${parts.styleSheet}">`)
      .replace('<!--head-->', () => head)
      // The text comes first; the bundler drops the attribute that the template has.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('<!--app-->', () => parts.markup.slice(hints.length))
  )
}
