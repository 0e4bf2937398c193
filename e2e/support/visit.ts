import type { Page } from '@playwright/test'
import { UNKNOWN_PATH } from './pages'

/** A view that pages are tested in, in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
}

export const PHONE: View = { width: 360, height: 740 }
export const DESKTOP: View = { width: 1280, height: 800 }

/** The two views that most pages and states are tested in, by their names in the titles. */
export const NAMED_VIEWS: readonly (readonly [name: string, view: View])[] = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
]

/** The navigation bar of wide views. */
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Resolves when React runs: the shell is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a page in a view and waits until React runs. */
export async function visit(page: Page, path: string, view: View = DESKTOP): Promise<void> {
  await page.setViewportSize(view)
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until links are followed within the application, and marks the document to tell it by. */
export async function untilApplicationRuns(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(async () => {
    document.documentElement.dataset['sameDocument'] = ''
    // Effects, which begin to listen, come right after the first render.
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Opens a page and waits until its links are followed within the application. */
export async function openApplication(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilApplicationRuns(page)
}

/** What the console says of a page where nothing is wrong, for `allowFault`. */
export function expectedFaults(path: string): string[] {
  // The page logs the unknown path on purpose.
  return path === UNKNOWN_PATH
    ? ['the server responded with a status of 404', 'Page not found:']
    : []
}

/** Adds styles to the page, which its policy allows to scripts only. Returns the function that removes them. */
export async function addStyles(page: Page, styles: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, styles)
  return async () => sheet.evaluate((it) => it.replaceSync(''))
}

/** Shows sections that rise when they come into the view, as for a visitor who has scrolled through. Nothing moves then. */
export async function drawEverything(page: Page): Promise<void> {
  await addStyles(
    page,
    `*, ::before, ::after { animation: none !important; transition: none !important; }
    [data-in-view] { opacity: 1 !important; transform: none !important; transition: none !important; }`,
  )
}

/** Resolves when the page has had a few frames: what is laid out in one may change the next. */
export async function fewFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Scrolls until an island is at the top of the viewport, which hydrates it. */
export async function scrollToIsland(page: Page, name: string): Promise<void> {
  await page
    .locator(`[data-island="${name}"] > *`)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
}
