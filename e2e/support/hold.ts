import type { Page } from '@playwright/test'

/**
 * Keeps requests waiting until the returned function is called, as a slow network would: for
 * example the code of React, or the checkout function. Later requests are let through.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
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

/** The style sheet of every class, which a document does not need. */
export const STYLE_SHEETS = /\/assets\/[^/]*\.css$/
