import type { Page } from '@playwright/test'
import { addStyles } from '../support/visit'
import { OVER_THE_PAGE } from './focus-audit'

/**
 * Ways in which visitors change text to suit their eyes, default fonts in CSS pixels among them, and the widths that every
 * page must fit then: those that find most, and the others, which `npm run test:full` adds. 320 is the reflow width of
 * WCAG 1.4.10.
 */
const SETTINGS = [
  { name: 'normal text', most: [320, 1280], others: [360, 768, 1920] },
  { name: '200% (WCAG 1.4.4)', styles: 'html { font-size: 200%; }', most: [768, 1280], others: [] },
  { name: 'text at 150%', styles: 'html { font-size: 150%; }', most: [], others: [360] },
  {
    name: 'text spacing (WCAG 1.4.12)',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
    most: [360],
    others: [1280],
  },
  { name: 'a default font of 24px', font: 24, most: [1280], others: [360, 1920] },
  { name: 'a default font of 32px', font: 32, most: [360, 1280], others: [] },
]

/** The lowest view that a scene is pinned in. */
const HEIGHT_PX = 736

/** How far the page scrolls sideways, and every text that its box cuts off, on the page or in what is open over it. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate((overThePage) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults: string[] = []
    if (scrollWidth > clientWidth) faults.push(`scrolls ${scrollWidth - clientWidth}px sideways`)
    const texts = document.createTreeWalker(
      document.querySelector(overThePage) ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      // Decoration may bleed out of its frame, a carousel moves sideways, and sr-only text is tiny.
      if (parent.closest('[aria-hidden=true], [aria-roledescription=carousel], .sr-only')) continue
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue // Not laid out, such as the fallback text of a video.
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (box !== document.documentElement && overflowX === 'visible') continue
        const edges = box.getBoundingClientRect()
        // What can be scrolled is not lost, and a box of one pixel, tilted or not, is for screen readers.
        if (overflowX === 'auto' || overflowX === 'scroll' || edges.width < 2) break
        const isWhole =
          left >= edges.left - 2 &&
          right <= edges.right + 2 &&
          (overflowY !== 'hidden' || (top >= edges.top - 2 && bottom <= edges.bottom + 2))
        if (isWhole) continue
        faults.push(`"${text.slice(0, 60)}" is cut off`)
        break
      }
    }
    return faults
  }, OVER_THE_PAGE)
}

/** Every box that stays in view while the page scrolls under it and is too tall to be seen whole. */
async function tallPinned(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { position, top } = getComputedStyle(element)
      const bottom = Number.parseFloat(top) + element.getBoundingClientRect().height
      if (position !== 'sticky' || bottom <= window.innerHeight) return []
      const words = element.textContent.trim().slice(0, 40)
      return [`pinned "${words}" ends ${bottom - window.innerHeight}px below the viewport`]
    }),
  )
}

/** What does not fit. Needs Chromium; the font stays large. */
export async function layoutFaults(page: Page, chosen: 'most' | 'all'): Promise<string[]> {
  const faults: string[] = []
  const browser = await page.context().newCDPSession(page)
  for (const { name, styles = '', font = 16, most, others } of SETTINGS) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: font } })
    const remove = await addStyles(page, styles)
    for (const width of chosen === 'all' ? [...most, ...others] : most) {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      // What is pinned depends on the default font, which these styles do not change.
      const pinned = styles === '' ? await tallPinned(page) : []
      const found = [...(await overflow(page)), ...pinned]
      faults.push(...found.map((fault) => `${name}, ${width}px wide: ${fault}`))
    }
    await remove()
  }
  await browser.detach()
  return faults
}
