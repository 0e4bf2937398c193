import type { Locator, Page } from '@playwright/test'
import { UNKNOWN_PATH } from './pages'

/** A view that pages are tested in, in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
}

export const PHONE: View = { width: 360, height: 740 }
export const TABLET: View = { width: 768, height: 1024 }
export const DESKTOP: View = { width: 1280, height: 800 }

/** The two views that most pages and states are tested in, by their names in the titles. */
export const NAMED_VIEWS: readonly (readonly [name: string, view: View])[] = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
]

/** React's own mark on every element that it knows; there is no other sign that all pages share. */
const REACT_MARK = '__reactFiber'

/** Whether React has taken an element over. An element that is not there is not taken over. */
export async function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluateAll(
    (all, mark) => all.some((one) => Object.keys(one).some((key) => key.startsWith(mark))),
    REACT_MARK,
  )
}

/** Resolves when React has taken the page over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const content = document.querySelector('main')?.firstElementChild
    return Object.keys(content ?? {}).some((key) => key.startsWith(mark))
  }, REACT_MARK)
}

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, path: string, view: View = DESKTOP): Promise<void> {
  await page.setViewportSize(view)
  await page.goto(path)
  await untilHydrated(page)
}

/** What the console says of a page where nothing is wrong, for `allowFault`. */
export function expectedFaults(path: string): string[] {
  // The second is asked for by spec section 2.9.
  return path === UNKNOWN_PATH
    ? ['the server responded with a status of 404', 'Page not found:']
    : []
}

/**
 * Draws everything at once, as for a visitor who has scrolled through the page: parts that are only
 * drawn near the view, and parts that rise when they come into it.
 */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { content-visibility: visible !important; transition: none !important; }
      [data-in-view] { opacity: 1 !important; transform: none !important; transition: none !important; }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Resolves when the page has had a few frames: what is laid out in one may change the next. */
export async function fewFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** How many of the elements the browser lays out now, and how many it skips below the fold. */
export async function countLaidOut(
  elements: Locator,
): Promise<{ laidOut: number; skipped: number }> {
  return elements.evaluateAll((all) => {
    const laidOut = all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length
    return { laidOut, skipped: all.length - laidOut }
  })
}
