import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from './visit'

/** Waits until links are followed within the application, and marks the document to tell it by. */
export async function untilApplicationRuns(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(async () => {
    document.documentElement.dataset['sameDocument'] = ''
    // Effects, which begin to listen, come right after the first render.
    await new Promise((resolve) => {
      requestIdleCallback(resolve)
    })
  })
}

/** Whether the document is still the one that was marked: nothing was loaded anew. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['sameDocument'] !== undefined)
}

/** The navigation bar of wide views. */
export function mainNav(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}
