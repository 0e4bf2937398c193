import type { Page } from '@playwright/test'
import { serviceNames } from '../src/content/service-names'
import { pathTo } from '../src/site/routes'
import { LATER_SCRIPTS, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { DESKTOP, scrollToIsland, untilHydrated, visit } from './support/visit'

test.use({ viewport: DESKTOP })

const ISLAND = 'services-showcase'

/** Eight services, each for one view's height; the last view is not scrolled away. */
const STRETCH_PX = (7 * DESKTOP.height) / 8

/** How far the pinned section has been scrolled, in CSS pixels. */
const scrolled = async (page: Page) =>
  page.locator('[data-step]').evaluate((section) => -section.getBoundingClientRect().top)

/** Scrolls into the middle of a service's stretch and lets the next frame come. */
async function scrollTo(page: Page, service: number): Promise<void> {
  const way = (service + 0.5) * STRETCH_PX - (await scrolled(page))
  await page.evaluate(async (top) => {
    await new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true })
      window.scrollBy({ top, behavior: 'instant' })
    })
  }, way)
  await page.clock.runFor(20)
}

const dots = (page: Page) => page.getByRole('list', { name: 'Go to a service' })

async function expectShown(page: Page, dot: string, title: string): Promise<void> {
  await expect(dots(page).locator('[aria-current]')).toHaveText(dot)
  await expect(page.locator('li[data-current] h3')).toHaveText(title)
}

test('scrolling shows one service at a time, 800 ms at least; a dot shows its service at once and scrolls to it', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, pathTo('services'))
  await page.locator('[data-step]').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollTo(page, 0)
  await expectShown(page, 'Logo', serviceNames.brandDesign)
  await page.clock.runFor(800)
  await scrollTo(page, 1)
  await expectShown(page, 'SEO', serviceNames.seo)
  await scrollTo(page, 4)
  await page.clock.runFor(700)
  await expectShown(page, 'SEO', serviceNames.seo)
  await page.clock.runFor(100)
  await expectShown(page, 'Website', serviceNames.website)
  await dots(page).getByRole('button', { name: 'Course' }).click()
  await expectShown(page, 'Course', serviceNames.onlineCourseCreation)
  // While the page still scrolls, no service on the way flashes up.
  await page.clock.runFor(800)
  await expectShown(page, 'Course', serviceNames.onlineCourseCreation)
  await expect.poll(async () => Math.round(await scrolled(page))).toBe(7 * STRETCH_PX + 100)
})

test('a list on the screen stays one until it fills the view, where the link with the focus is shown', async ({
  page,
}) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto(pathTo('services'))
  await scrollToIsland(page, ISLAND)
  const link = page.getByRole('link', { name: 'See email marketing' })
  await link.evaluate((it: HTMLElement) => it.focus({ preventScroll: true }))
  release()
  await untilHydrated(page)
  await page.locator(`[data-island="${ISLAND}"][data-hydrated]`).waitFor()
  await expect(dots(page)).toHaveCount(0)
  await page.mouse.wheel(0, 300)
  await expectShown(page, 'Email', serviceNames.email)
  await page.getByRole('link', { name: 'See SEO' }).focus()
  await expectShown(page, 'SEO', serviceNames.seo)
})
