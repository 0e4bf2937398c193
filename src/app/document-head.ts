import type { DocumentHead, HeadElement } from '../site/head'

/** Marks the tags of the page, so that the next page can replace exactly these. */
export const PAGE_TAG_ATTRIBUTE = 'data-page'

function createElement({ tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(PAGE_TAG_ATTRIBUTE, '')
  return element
}

/** Replaces the previous page's title and tags with those of the current page. */
export function applyDocumentHead({ title, tags }: DocumentHead): void {
  document.title = title
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) old.remove()
  document.head.append(...tags.map(createElement))
}
