import { parse, type HTMLElement } from 'node-html-parser'

/** Parses HTML, including inside `noscript`. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } })
}
