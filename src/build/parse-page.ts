import { parse, type HTMLElement } from 'node-html-parser'

/** Parses a page that was written. What stands in `noscript` is markup as well. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } })
}
