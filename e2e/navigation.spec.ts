import type { Page } from '@playwright/test'
import { platformPricing } from '../src/content/pages/platform/pricing'
import { company } from '../src/site/company'
import { expect, test } from './support/test'
import { fewFrames, mainNav, PHONE, openApplication, untilApplicationRuns } from './support/visit'

/** How far a restored position may be off: browsers round. */
const TOLERANCE_PX = 1

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollY(page)).toBe(top)
}

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - top))
    .toBeLessThanOrEqual(TOLERANCE_PX)
}

test('the bar has all links from 1,024 pixels, and below that a menu, which stays open when a tablet is turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/about')
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(mainNav(page)).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(mainNav(page)).toBeHidden()
  await menu.click()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('the bar gets its shadow once the page has scrolled further than 20 pixels', async ({
  page,
}) => {
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await scrollTo(page, 20)
  // The browser tells what has left the view a frame later.
  await fewFrames(page)
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await scrollTo(page, 21)
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await expect(bar).toHaveCSS('background-color', / \/ 0\.97\)$/)
  await scrollTo(page, 0)
  await expect(bar).toHaveCSS('box-shadow', 'none')
})

test('on phones the free consultation is one tap away once the opening has scrolled by', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const bar = page.getByRole('banner')
  const call = bar.getByRole('link', { name: 'Free Consultation' })
  const name = bar.getByText(company.name).first()
  await expect(name).toBeVisible()
  await expect(call).toBeHidden()
  // A section that gets its real height moves the page, which keeps its place.
  await expect(page.locator('html')).toHaveAttribute('data-all-laid-out')
  for (const screens of [1, 4, 9]) {
    await scrollTo(page, screens * PHONE.height)
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(name).toBeInViewport({ ratio: 1 })
  }
  await scrollTo(page, 0)
  await expect(call).toBeHidden()
})

test('coming back finds the very line that was left, however far down', async ({ page }) => {
  const pricing = page.getByRole('heading', { name: platformPricing.title })
  const place = async () => (await pricing.boundingBox())?.y ?? Number.NaN
  await openApplication(page, '/platform')
  await pricing.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  // What is laid out on arrival has its true height a frame later, and the browser makes up for it.
  await fewFrames(page)
  await page.evaluate(() => window.scrollBy({ top: 7, behavior: 'instant' }))
  const left = await place()
  const expectThere = () =>
    expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(TOLERANCE_PX)

  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expectScrolledTo(page, 0)
  await page.goBack()
  await expectThere()
  await page.reload()
  await expectThere()
  await untilApplicationRuns(page)
  await page.goForward()
  await expect(pricing).not.toBeAttached()
  await page.reload()
  await untilApplicationRuns(page)
  await page.goBack()
  await expectThere()
  await page.goto('/privacy')
  await page.goBack()
  await expectThere()
  await page.goForward()
  await expectScrolledTo(page, 0)
})

test('Back finds the place on a page of an earlier document, whatever was read in between', async ({
  page,
}) => {
  await openApplication(page, '/services/seo')
  await scrollTo(page, 900)
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expectScrolledTo(page, 0)
  // Keeps the page out of the back/forward cache, as phones do that are short of memory.
  await page.evaluate(() => window.addEventListener('unload', () => undefined))
  await openApplication(page, '/privacy')
  await scrollTo(page, 300)
  await page.goBack()
  await untilApplicationRuns(page)
  await page.goBack()
  await expect(page.locator('#pricing')).not.toBeAttached()
  await expectScrolledTo(page, 900)
})

for (const path of ['/platform', '/blog/seo-services-frisco']) {
  test(`${path} has the same head whether loaded or navigated to`, async ({ page }) => {
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        tags: [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML),
      }))
    await page.goto(path)
    const loaded = await head()
    await openApplication(page, '/sitemap')
    await page.getByRole('main').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveTitle(loaded.title)
    expect(await head()).toEqual(loaded)
    // The document was not reloaded.
    await expect(page.locator('html[data-same-document]')).toBeAttached()
  })
}

test('a page opened within the application is announced and gets the focus', async ({ page }) => {
  await openApplication(page, '/about')
  const announcer = page.getByRole('status').last()
  await expect(announcer).toBeEmpty()
  const title = await page.title()
  await mainNav(page).getByRole('link', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).not.toHaveTitle(title)
  await expect(announcer).toHaveText(await page.title())
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(announcer).toHaveText(title)
  await page.getByRole('contentinfo').locator('a[href$="#pricing"]').first().click()
  // The heading, not the section, whose whole text would be its name.
  await expect(page.locator('#pricing h2').first()).toBeFocused()
  await expect(page.locator('#pricing h2').first()).toBeInViewport()
})

test('Back returns the focus to the followed link, or to the page if that link is folded away', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/platform#pricing', /^View additional/],
    ['/blog', /^Read more/],
  ] as const) {
    await openApplication(page, path)
    const link = page.getByRole('main').getByRole('link', { name }).last()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).not.toHaveURL(path)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  }

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  // The URL changes before the page does.
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
