import type { Page } from '@playwright/test'
import { platformPricing } from '../src/content/pages/platform/pricing'
import { ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { PHONE } from './support/visit'

test.use({ viewport: PHONE })

/** Sections below the first are skipped for the first paint (src/styles/base.css). */
const isSkipping = async (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((all) => all.some((it) => getComputedStyle(it).contentVisibility === 'auto'))

/** The bar's height and some room, in CSS pixels. */
const MAX_TOP_PX = 120

/** The prices are right below the fixed bar. */
async function expectAtPrices(page: Page): Promise<void> {
  const top = async () => (await page.locator('#pricing').boundingBox())?.y
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(MAX_TOP_PX)
  await expect(page.getByRole('heading', { name: platformPricing.title })).toBeInViewport()
}

test('a link lands on its section while sections are skipped, and once the page is idle none is', async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto('/platform', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await isSkipping(page)).toBe(true)
  await page.getByRole('link', { name: 'Compare the plans' }).first().click()
  await expectAtPrices(page)
  release()
  await expect.poll(async () => isSkipping(page)).toBe(false)
  await page.getByRole('link', { name: 'View additional platform fees' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  expect(await isSkipping(page), 'nor on a page opened from it').toBe(false)
})

test('Back while sections are skipped returns to where the page was left', async ({ page }) => {
  // A busy phone is never idle; the first input starts React.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto('/platform')
  const whenUsed = async () => {
    await page.keyboard.press('Shift')
    return page.locator('#root[data-hydrated]').count()
  }
  await expect.poll(whenUsed).toBe(1)
  const link = page.getByRole('link', { name: 'View additional platform fees' }).first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('a visit that starts at a hash skips nothing and lands on its section', async ({ page }) => {
  await page.goto('/platform#pricing')
  expect(await isSkipping(page)).toBe(false)
  await expectAtPrices(page)
})
