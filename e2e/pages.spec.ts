import type { Locator, Page } from '@playwright/test'
import { openWithStoppedClock, stopClock } from './support/clock'
import { ARTICLE_SLUGS } from './support/articles'
import { expect, test } from './support/test'
import { drawEverything, NAMED_VIEWS, visit, scrollToIsland } from './support/visit'

/** How long the success page loads before it says so. */
const SUBSCRIPTION_LOADING_MS = 1_000

/** Puts what is below the fold where it can be seen; islands that wait for that wake up. */
async function scrollIntoView(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await expect(target).toBeInViewport()
}

test('integrations go round on the widest screen, too', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/platform', { width: 3440, height: 1440 })
  const carousel = page.getByRole('region', { name: 'integrations' })
  const tile = carousel.getByRole('listitem').nth(6)
  const left = async () => Math.round((await tile.boundingBox())?.x ?? 0)
  await scrollIntoView(tile)
  await carousel.getByRole('button', { name: 'Pause integrations' }).click()
  await stopClock(page)
  await page.clock.runFor(3_000)
  const count = await carousel.getByRole('listitem').count()
  const start = await left()
  for (let step = 1; step <= count; step += 1) {
    await carousel.getByRole('button', { name: 'Next integrations' }).click()
    await page.clock.runFor(1_500)
  }
  expect(await left()).toBe(start)
  await carousel.getByRole('button', { name: 'Next integrations' }).click()
  await page.clock.runFor(1_500)
  expect(await left()).toBeLessThan(start)
})

test('integrations go on after they have been dragged', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/platform')
  const tile = page.getByRole('region', { name: 'integrations' }).getByRole('listitem').nth(4)
  const left = async () => Math.round((await tile.boundingBox())?.x ?? 0)
  await scrollIntoView(tile)
  await expect(page.getByRole('button', { name: 'Pause integrations' })).toBeVisible()
  await expect(page.locator('[data-island="platform-integrations"]')).toHaveAttribute(
    'data-hydrated',
    '',
  )
  await stopClock(page)
  const start = await left()
  const top = (await tile.boundingBox())?.y ?? 0
  await page.mouse.move(start + 40, top + 20)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(start + 40 - 20 * step, top + 20)
    await page.clock.runFor(20)
  }
  expect(await left()).toBeLessThan(start - 100)
  await page.mouse.up()
  await page.clock.runFor(1_500)
  const released = await left()
  await page.clock.runFor(2_000)
  expect(await left()).toBeLessThan(released)
})

test('the three steps of the home page are shown one at a time by scrolling', async ({ page }) => {
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'Three steps, starting with a free call.' })
  await scrollIntoView(section.getByRole('heading', { level: 2 }))
  const step = (name: string) =>
    section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const top = await section.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  )
  for (const [offset, shown, hidden] of [
    [100, 'Consultation', 'Custom Strategy'],
    [320, 'Custom Strategy', 'Consultation'],
    [560, 'Staged Launch', 'Custom Strategy'],
    [320, 'Custom Strategy', 'Staged Launch'],
  ] as const) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
    }, top + offset)
    await expect(step(shown)).toHaveCSS('opacity', '1')
    await expect(step(hidden)).toHaveCSS('opacity', '0')
  }
})

/** The section of the services page that shows one service at a time. */
const showcaseOf = (page: Page) => page.locator('[data-island="services-showcase"] section').first()

test('a dot of the services showcase scrolls to its service, and scrolling moves on', async ({
  page,
}) => {
  await visit(page, '/services')
  const section = showcaseOf(page)
  const dot = (name: string) => section.getByRole('button', { name, exact: true })
  const service = (name: string) =>
    section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await scrollIntoView(section.getByRole('heading', { level: 2 }))
  await scrollToIsland(page, 'services-showcase')
  await expect(dot('Email')).toBeVisible()
  const top = await section.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  )
  await page.mouse.wheel(0, top - (await page.evaluate(() => window.scrollY)) + 200)
  await expect(dot('Logo')).toHaveAttribute('aria-current', 'true')

  await dot('Email').click()
  await expect(dot('Email')).toHaveAttribute('aria-current', 'true')
  await expect(service('Email marketing')).toHaveCSS('opacity', '1')
  await expect(service('Logo and graphic design')).toHaveCSS('opacity', '0')
  const stretch = 700
  await expect
    .poll(async () => Math.round((await page.evaluate(() => window.scrollY)) - top))
    .toBe(6 * stretch + 100)
  await page.evaluate(
    (y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
    },
    top + 2.5 * stretch,
  )
  await expect(dot('Search ads')).toHaveAttribute('aria-current', 'true')
  await expect(service('Search marketing')).toHaveCSS('opacity', '1')
})

for (const [name, view] of NAMED_VIEWS) {
  test(`nothing moves on the success page of a ${name} when the details arrive`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.setViewportSize(view)
    await openWithStoppedClock(page, '/subscription-success?plan=business', 'subscription-status')
    const places = async () =>
      Promise.all(
        [page.getByRole('term').first(), page.getByRole('contentinfo')].map(async (part) =>
          part.evaluate((element) => element.getBoundingClientRect().top),
        ),
      )
    await expect(heading).toHaveText(/^Loading/)
    const before = await places()
    await page.clock.runFor(SUBSCRIPTION_LOADING_MS)
    await expect(heading).toHaveText('Subscription Successful')
    expect(await places()).toEqual(before)
    await expect(page.getByRole('link', { name: 'Read the guides' })).toBeVisible()
  })
}

test('the blog shows all posts or those of one town', async ({ page }) => {
  await visit(page, '/blog')
  const cards = page.getByRole('main').getByRole('link', { name: /Read more/ })
  await expect(cards).toHaveCount(ARTICLE_SLUGS.length)
  await page.getByText('Prosper', { exact: true }).click()
  await expect(cards.filter({ visible: true })).toHaveCount(
    ARTICLE_SLUGS.filter((slug) => slug.endsWith('-prosper')).length,
  )
  await page.getByRole('radio').first().check()
  await expect(cards.filter({ visible: true })).toHaveCount(ARTICLE_SLUGS.length)
})

for (const { path, mostPx } of [
  { path: '/platform', mostPx: 9000 },
  { path: '/blog', mostPx: 8000 },
]) {
  test(`${path} is at most ${mostPx} pixels tall on a phone of 390`, async ({ page }) => {
    await visit(page, path, { width: 390, height: 844 })
    await drawEverything(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      mostPx,
    )
  })
}
