import type { Page } from '@playwright/test'
import { platformPricing } from '../src/content/pages/platform/pricing'
import { ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { PHONE } from './support/visit'

/** Sections below the first are skipped for the first paint (src/styles/base.css). */
const sectionStates = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).contentVisibility),
    )

const heading = (page: Page) => page.getByRole('heading', { name: platformPricing.title })

/** The bar's height and some room, in CSS pixels. */
const MAX_TOP_PX = 120

/** A section's heading is right below the fixed bar. */
async function expectAtTop(page: Page): Promise<void> {
  const top = async () => (await page.locator('#pricing').boundingBox())?.y
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(MAX_TOP_PX)
  await expect(heading(page)).toBeInViewport()
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE)
})

test('once the page is idle, no section is skipped any more', async ({ page }) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto('/platform', { waitUntil: 'commit' })
  await expect(heading(page)).toBeAttached()
  expect(await sectionStates(page)).toContain('auto')
  release()
  await expect.poll(() => sectionStates(page)).not.toContain('auto')
  await page.getByRole('link', { name: 'View additional platform fees' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  expect(await sectionStates(page), 'nor on a page opened from it').not.toContain('auto')
})

test('a visit that starts at a hash skips nothing and lands on its section', async ({ page }) => {
  await page.goto('/platform#pricing')
  expect(await sectionStates(page)).not.toContain('auto')
  await expectAtTop(page)
})

test.describe('while sections are skipped', () => {
  test.beforeEach(async ({ page }) => {
    // The entry script would lay them out.
    await holdRequests(page, ENTRY_SCRIPT)
    await page.goto('/platform', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })

  test('a link within the page lands on its section', async ({ page }) => {
    await page.getByRole('link', { name: 'Compare the plans' }).first().click()
    await expectAtTop(page)
  })
})
