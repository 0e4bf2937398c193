import type { DocumentHead, HeadTag } from '../site/head'

/** Marks the tags of the page, so that the next page can replace exactly these. */
export const PAGE_TAG_ATTRIBUTE = 'data-page'

function createElement(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.tag)
  if (tag.tag === 'meta') {
    element.setAttribute(tag.key, tag.name)
    element.setAttribute('content', tag.content)
  } else {
    element.setAttribute('rel', tag.rel)
    element.setAttribute('href', tag.href)
  }
  element.setAttribute(PAGE_TAG_ATTRIBUTE, '')
  return element
}

/** Replaces the title and the tags of the page before by those of the page shown now. */
export function applyDocumentHead({ title, tags }: DocumentHead): void {
  document.title = title
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) old.remove()
  document.head.append(...tags.map(createElement))
}
