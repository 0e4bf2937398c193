import type { Page } from '@playwright/test'
import { addStyles } from '../support/visit'
import { OVER_THE_PAGE } from './focus-audit'

/** Widths in CSS pixels: those that find most, and the others, which `npm run test:full` adds. */
type Widths = readonly [most: readonly number[], others: readonly number[]]

/** The widths that every page must fit; 320 is the reflow width of WCAG 1.4.10. */
const WIDTHS: Widths = [
  [320, 1280],
  [360, 768, 1920],
]

/** Ways in which visitors change text to suit their eyes, and the widths they must work at. */
const TEXT_SETTINGS: readonly (readonly [string, string, Widths])[] = [
  ['text at 200% (WCAG 1.4.4)', 'html { font-size: 200%; }', [[768, 1280], []]],
  ['text at 150%', 'html { font-size: 150%; }', [[], [360]]],
  [
    'text spacing (WCAG 1.4.12)',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
    [[360], [1280]],
  ],
]

/** Default fonts that visitors set in their browser, in CSS pixels, and the widths they must work at; 16 is usual. */
const DEFAULT_FONTS: readonly (readonly [number, Widths])[] = [
  [24, [[1280], [360, 1920]]],
  [32, [[360, 1280], []]],
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

/**
 * What does not fit at the widths that find most, or at all of them, nor with large or widely spaced text. Needs
 * Chromium; the font stays large.
 */
export async function layoutFaults(page: Page, chosen: 'most' | 'all'): Promise<string[]> {
  const faults: string[] = []
  const check = async (name: string, widths: Widths, audits: readonly (typeof overflow)[]) => {
    for (const width of chosen === 'all' ? widths.flat() : widths[0]) {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      const found = await Promise.all(audits.map(async (audit) => audit(page)))
      faults.push(...found.flat().map((fault) => `${name}, ${width}px wide: ${fault}`))
    }
  }
  await check('normal text', WIDTHS, [overflow, tallPinned])
  for (const [name, styles, widths] of TEXT_SETTINGS) {
    const remove = await addStyles(page, styles)
    await check(name, widths, [overflow])
    await remove()
  }
  const browser = await page.context().newCDPSession(page)
  for (const [standard, widths] of DEFAULT_FONTS) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await check(`a default font of ${standard}px`, widths, [overflow, tallPinned])
  }
  await browser.detach()
  return faults
}
