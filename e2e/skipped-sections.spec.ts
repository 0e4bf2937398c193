import type { Page } from '@playwright/test'
import { platformPricing } from '../src/content/pages/platform'
import { untilApplicationRuns } from './support/application'
import { expect, test } from './support/test'
import { NAMED_VIEWS, visit } from './support/visit'

/** How far a target may be off: browsers round. */
const TOLERANCE_PX = 2

/** How far the pricing section is below the place where a link to it stops. */
const distanceToPricing = (page: Page) =>
  page
    .locator('#pricing')
    .evaluate((section) =>
      Math.abs(
        section.getBoundingClientRect().top -
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      ),
    )

/** Resolves when a place stays where it is after everything has loaded. */
async function expectAtPricing(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => distanceToPricing(page)).toBeLessThanOrEqual(TOLERANCE_PX)
}

const topOf = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.getBoundingClientRect().top)

for (const [name, view] of NAMED_VIEWS) {
  test(`a link to a section below lands on it on a ${name}`, async ({ page }) => {
    await page.setViewportSize(view)
    await page.goto('/platform#pricing')
    await untilApplicationRuns(page)
    await expectAtPricing(page)

    await visit(page, '/about', view)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/platform#pricing' })
      link.textContent = 'To the prices'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'To the prices' }).click()
    await expect(page.getByRole('heading', { name: platformPricing.title })).toBeVisible()
    await expectAtPricing(page)
  })

  test(`Back and reload show the same place of a page on a ${name}`, async ({ page }) => {
    await visit(page, '/platform', view)
    await page.getByRole('heading', { name: platformPricing.title }).scrollIntoViewIfNeeded()
    await page.locator('html[data-laid-out]').waitFor()
    const top = await topOf(page, platformPricing.title)
    const isBack = async () => Math.abs((await topOf(page, platformPricing.title)) - top)

    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/about' })
      link.textContent = 'Away'
      document.querySelector('#pricing')?.append(link)
      link.style.cssText = 'position:fixed;top:50%;left:0;z-index:99'
    })
    await page.getByRole('link', { name: 'Away' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect.poll(isBack).toBeLessThanOrEqual(TOLERANCE_PX)

    await page.reload()
    await untilApplicationRuns(page)
    await expect.poll(isBack).toBeLessThanOrEqual(TOLERANCE_PX)
  })
}

test('sections that have not come near are found, reached by Tab and printed', async ({ page }) => {
  await visit(page, '/platform')
  const title = platformPricing.title
  const heading = page.getByRole('heading', { name: title })
  expect(
    await page.evaluate(
      (text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]),
      title,
    ),
  ).toBe(true)
  await expect(heading).toBeInViewport()

  await page.goto('/platform')
  const last = page.getByRole('main').getByRole('link').last()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()

  await page.goto('/platform')
  await page.emulateMedia({ media: 'print' })
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      ).length,
  )
  expect(skipped).toBe(0)
})
