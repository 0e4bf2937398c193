import type { Page } from '@playwright/test'

/** Makes the browser send Global Privacy Control. To be called before the page is opened. */
export async function sendGlobalPrivacyControl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
}
