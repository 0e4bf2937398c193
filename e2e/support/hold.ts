import type { Page } from '@playwright/test'
import { lateValue } from '../../tests/support/late-value'

/**
 * Keeps requests waiting until the returned function is called, as a slow network would: for
 * example the code of React, or the checkout function. Later requests are let through.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = lateValue<void>()
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** The entry script (src/app/entry.ts). */
export const ENTRY_SCRIPT = /\/assets\/entry-[^/]*\.js$/

/** Every other script: React, the application, pages, islands, the wizard, analytics. */
export const LATER_SCRIPTS = /\/assets\/(?!entry-)[^/]*\.js$/

/** The sheet of all classes, which a document does not need. */
export const STYLE_SHEETS = /\/assets\/[^/]*\.css$/
