import { setTimeout } from 'node:timers/promises'
import { mainNav, open, PHONE, untilHydrated, visit } from '../../support/visit'
import type { Page } from '../engine'
import { expect } from '../expect'
import { test } from '../test'

const scrolledPx = 900

/**
 * How long a page has to stay where it is before Back is sure to return there, in milliseconds. WebKit
 * needs a moment, also on a page without any script. Chromium writes the position to the history entry
 * once a second (kDelaySecondsForContentStateSync in its render_frame_impl.cc) and when the page is
 * left, which a quick Back can overtake.
 */
const SCROLL_IS_KEPT_MS = 1_200

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Waits until the page is at a position, give or take a pixel of rounding. */
async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    const offset = await page.evaluate(() => window.scrollY)
    expect(Math.abs(offset - top), `${offset} instead of ${top}`).toBeLessThanOrEqual(1)
  }).toPass()
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await expectScrolledTo(page, top)
  await setTimeout(SCROLL_IS_KEPT_MS)
}

test('the menu of small screens opens, closes and leads on', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await visit(page, '/about', PHONE)
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(menu).toBeHidden()
})

test('Back and Forward restore the scroll position of each page', async ({ page }) => {
  const expectAt = async (path: string, top: number) => {
    await expect(page).toHaveURL(path)
    await expectScrolledTo(page, top)
  }
  await open(page, '/about')
  await scrollTo(page, scrolledPx)
  await mainNav(page).getByRole('link', { name: 'Services' }).click()
  await expectAt('/services', 0)
  await scrollTo(page, scrolledPx / 2)
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expectAt('/platform', 0)

  await page.goBack()
  await expectAt('/services', scrolledPx / 2)
  await page.goBack()
  await expectAt('/about', scrolledPx)
  await page.goForward()
  await expectAt('/services', scrolledPx / 2)
})

for (const isKept of [true, false]) {
  test(
    `Back from another site returns to where a page that was ${isKept ? '' : 'not '}kept was left`,
    { tag: isKept ? ['@full'] : [] },
    async ({ page }) => {
      await open(page, '/services/seo')
      // Keeps the page out of the back/forward cache, so that Back loads it again.
      if (!isKept) {
        await page.evaluate(() => {
          window.addEventListener('unload', () => undefined)
        })
      }
      await scrollTo(page, scrolledPx)
      await page.goto('https://partner.example/')
      await expect(page.locator('h1')).toContainText('Partner')
      await page.goBack()
      await expect(page).toHaveURL('/services/seo')
      await expectScrolledTo(page, scrolledPx)
      await untilHydrated(page)
      await expectScrolledTo(page, scrolledPx)
    },
  )
}

test('a reload stays where the page was', { tag: '@full' }, async ({ page }) => {
  await open(page, '/services/seo')
  await scrollTo(page, scrolledPx)
  await page.reload()
  await expectScrolledTo(page, scrolledPx)
  await untilHydrated(page)
  await expectScrolledTo(page, scrolledPx)
})

test('#pricing is reached by address, from another page and within the page', async ({ page }) => {
  const expectPricing = async () =>
    expect(async () => {
      const top = await page
        .locator('#pricing h2')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top)
      const below = await page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0)
      // Right below the bar, or a little lower: its section has some room at the top.
      expect(top).toBeGreaterThanOrEqual(below)
      expect(top).toBeLessThan(below + 150)
    }).toPass()

  await visit(page, '/platform#pricing', PHONE)
  await expectPricing()
  await open(page, '/about')
  await footerLink(page, 'Pricing').click()
  await expect(page).toHaveURL('/platform#pricing')
  await expectPricing()
  await scrollTo(page, 0)
  await footerLink(page, 'Pricing').click()
  await expectPricing()
})
