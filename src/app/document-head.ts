import { escapeMarkup } from '../site/escape-markup'
import type { DocumentHead, HeadTag } from '../site/head'

/** A tag of the head as markup, marked as the page's, so that the next page can replace exactly these. */
export function tagHtml(tag: HeadTag): string {
  return tag.tag === 'meta'
    ? `<meta ${tag.key}="${tag.name}" content="${escapeMarkup(tag.content)}" data-page>`
    : `<link rel="${tag.rel}" href="${escapeMarkup(tag.href)}" data-page>`
}

/** Replaces the title and the tags of the page before by those of the page shown now. */
export function applyDocumentHead({ title, tags }: DocumentHead): void {
  document.title = title
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  document.head.insertAdjacentHTML('beforeend', tags.map(tagHtml).join(''))
}
