import type { Page } from '@playwright/test'

/**
 * Translates a page as Chrome does: `lang` and a class on `<html>`, and two nested `<font>` elements around
 * every text. An observer also translates text that appears later.
 */
function translate(): void {
  const SKIPPED = 'script, style, noscript, svg, textarea, font, [translate=no], .notranslate'

  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED) !== null) return
    const inner = document.createElement('font')
    inner.append(`«${text.data}»`)
    const outer = document.createElement('font')
    outer.append(inner)
    outer.style.verticalAlign = 'inherit'
    text.replaceWith(outer)
  }
  const wrapAll = (node: Node) => {
    if (node instanceof Text) wrap(node)
    if (!(node instanceof Element)) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }

  document.documentElement.lang = 'es'
  document.documentElement.classList.add('translated-ltr')
  wrapAll(document.body)
  new MutationObserver((mutations) => {
    for (const { target, addedNodes, type } of mutations) {
      if (type === 'characterData') wrapAll(target)
      else addedNodes.forEach(wrapAll)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Translates every page as soon as its markup has loaded, before hydration. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`)
}
