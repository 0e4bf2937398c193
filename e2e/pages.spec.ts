import type { Locator, Page } from '@playwright/test'
import { pathTo, ROUTES } from '../src/site/routes'
import { untilApplicationRuns } from './support/application'
import { openWithStoppedClock, STARTED_WITHIN_MS, stopClock } from './support/clock'
import { ARTICLE_SLUGS } from './support/articles'
import { expect, test } from './support/test'
import { drawEverything, NAMED_VIEWS, PHONE, visit, scrollToIsland } from './support/visit'

/** How long the success page loads before it says so. */
const SUBSCRIPTION_LOADING_MS = 1_000

/** Puts what is below the fold where it can be seen; islands that wait for that wake up. */
async function scrollIntoView(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await expect(target).toBeInViewport()
}

test('the tabs of the platform show their features by click and by arrow keys', async ({
  page,
}) => {
  await visit(page, '/platform')
  const crm = page.getByRole('heading', { name: 'Pipelines with a next step' })
  const marketing = page.getByRole('heading', { name: 'Social planner' })
  const communication = page.getByRole('heading', { name: 'Missed-call text-back' })
  await expect(page.getByRole('tab', { name: 'CRM' })).toHaveAttribute('aria-selected', 'true')
  await expect(crm).toBeVisible()
  await expect(marketing).toBeHidden()

  await page.getByRole('tab', { name: 'Marketing' }).click()
  await expect(marketing).toBeVisible()
  await expect(crm).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(communication).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Communication' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(crm).toBeVisible()
})

test('testimonials change every five seconds, wrap, can be chosen and paused', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/platform')
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  const dots = carousel.getByRole('button', { name: /^Testimonial \d of \d/ })
  const pause = carousel.getByRole('button', { name: 'Pause testimonials' })
  const current = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf(
      'true',
    )
  await scrollIntoView(carousel)
  await stopClock(page)
  await pause.click()
  const count = await dots.count()
  await dots.first().click()
  await page.clock.runFor(30_000)
  expect(await current()).toBe(0)

  await carousel.getByRole('button', { name: 'Play testimonials' }).click()
  await expect(pause).toBeVisible()
  await page.clock.runFor(4_999)
  expect(await current()).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(current).toBe(1)
  for (let step = 2; step <= count; step += 1) {
    await page.clock.runFor(5_000)
    await expect.poll(current).toBe(step % count)
  }
  await page.clock.runFor(4_000)
  await dots.nth(2).click()
  await expect.poll(current).toBe(2)
  await expect(carousel.getByRole('figure', { name: `3 of ${count}` })).toBeVisible()
  await page.clock.runFor(4_999)
  expect(await current()).toBe(2)
})

test('integrations move on by themselves every two seconds, until they are paused', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/platform')
  const carousel = page.getByRole('region', { name: 'integrations' })
  const tile = carousel.getByRole('listitem').first()
  const left = async () => Math.round((await tile.boundingBox())?.x ?? 0)
  await scrollIntoView(carousel.getByRole('listitem').first())
  await expect(carousel.getByRole('button', { name: 'Pause integrations' })).toBeVisible()
  await stopClock(page)

  await carousel.getByRole('button', { name: 'Pause integrations' }).click()
  await page.clock.runFor(3_000)
  const start = await left()
  await page.clock.runFor(10_000)
  expect(await left()).toBe(start)

  await carousel.getByRole('button', { name: 'Next integrations' }).click()
  await page.clock.runFor(1_500)
  const afterNext = await left()
  expect(afterNext).toBeLessThan(start)

  await carousel.getByRole('button', { name: 'Play integrations' }).click()
  await expect(carousel.getByRole('button', { name: 'Pause integrations' })).toBeVisible()
  await page.clock.runFor(3_500)
  expect(await left()).toBeLessThan(afterNext)
})

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

/** How high an element is, measured in heights of the view. */
async function heightInViews(element: Locator): Promise<number> {
  return element.evaluate((own) => own.getBoundingClientRect().height / window.innerHeight)
}

test('the three steps take 60 percent of the view’s height each, the services of the showcase all of it', async ({
  page,
}) => {
  await visit(page, '/')
  const steps = page.getByRole('region', { name: 'Three steps, starting with a free call.' })
  await scrollIntoView(steps.getByRole('heading', { level: 2 }))
  await expect(steps.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
    3,
  )
  await expect.poll(() => heightInViews(steps)).toBeCloseTo(3 * 0.6)

  await visit(page, '/services')
  const showcase = showcaseOf(page)
  await scrollIntoView(showcase.getByRole('heading', { level: 2 }))
  await expect(
    showcase.getByRole('listitem').filter({ has: page.getByRole('heading') }),
  ).toHaveCount(8)
  await expect.poll(() => heightInViews(showcase)).toBeCloseTo(8)
})

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

test('the website prices stay where they are while the toggle marks the lowest fee', async ({
  page,
}) => {
  await visit(page, '/services/website')
  const pricing = page.locator('#pricing')
  const names = pricing.getByRole('listitem').getByRole('heading', { level: 3 })
  const option = (name: string) =>
    pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const all = ['Premium', 'Standard', 'Flexible', 'Starter']
  await expect(names).toHaveText(all)
  const prices = async () =>
    (await pricing.getByRole('listitem').allInnerTexts()).join(' ').match(/\$[\d,]+/g)
  const before = await prices()
  await expect(option('Starter').getByText('Lowest setup fee')).toBeVisible()
  await expect(pricing.getByRole('status')).toContainText('Starter has the lowest setup fee: $0.')

  await page.getByRole('radio', { name: 'Lower Monthly Fee' }).check()
  await expect(option('Premium').getByText('Lowest monthly fee')).toBeVisible()
  await expect(option('Starter').getByText('Lowest setup fee')).toBeHidden()
  await expect(pricing.getByText('Premium has the lowest monthly fee: $25.')).toBeVisible()
  await expect(names).toHaveText(all)
  expect(await prices()).toEqual(before)
})

test('plan fees are one accordion on small screens and tables on large ones', async ({ page }) => {
  await visit(page, '/platform-fees')
  await expect(page.getByRole('table', { name: 'Usage fees' })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('table', { name: 'Usage fees' })).toBeHidden()
  const fees = (plan: string) => page.getByRole('table', { name: plan })
  await expect(fees('Starter').getByText('$0.07', { exact: true })).toBeVisible()
  await expect(fees('Shimzy')).toBeHidden()
  await page.getByText('Shimzy', { exact: true }).filter({ visible: true }).first().click()
  await expect(fees('Shimzy').getByText('$0.035', { exact: true })).toBeVisible()
  await expect(fees('Starter')).toBeHidden()
})

test('questions of the contact page open and close', async ({ page }) => {
  await visit(page, '/contact')
  for (const question of [
    'How long is the consultation?',
    'Is there any obligation?',
    'How should I prepare?',
    'Do we talk about pricing?',
  ]) {
    const answer = page.getByRole('group').filter({ hasText: question }).getByRole('paragraph')
    await expect(answer).toBeHidden()
    await page.getByText(question).click()
    await expect(answer).toBeVisible()
    await page.getByText(question).click()
    await expect(answer).toBeHidden()
  }
})

test('the film shows its controls and hides its button once it plays', async ({ page }) => {
  await visit(page, '/testimonial-video')
  const film = page.locator('video')
  const play = page.getByRole('button', { name: 'Play video' })
  await expect(film).toHaveJSProperty('controls', false)
  await expect(film).toContainText('Your browser does not support the video tag.')
  await play.click()
  await expect(play).toBeHidden()
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveJSProperty('paused', false)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('Go Back leads to the page before', async ({ page }) => {
  await page.goto('/about')
  await untilApplicationRuns(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonial video' }).click()
  await expect(page).toHaveURL('/testimonial-video')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/about')
})

test('Go Back leads home on a tab that was opened on the film', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/testimonial-video')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/')
})

for (const { query, stored, plan } of [
  { query: '?plan=business', stored: 'shimzy', plan: 'Business' },
  { query: '?plan=gold', stored: 'shimzy', plan: 'Shimzy' },
  { query: '', stored: 'business', plan: 'Business' },
  { query: '?plan=toString', stored: 'gold', plan: 'Starter' },
]) {
  test(`the success page shows ${plan} for '${query}' and '${stored}' in the storage`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      window.localStorage.setItem('selectedPlan', value)
    }, stored)
    await page.goto(`/subscription-success${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful')
    await expect(page.getByRole('definition').first()).toHaveText(plan)
    await expect(page.getByText('14-day free trial')).toHaveCount(plan === 'Shimzy' ? 0 : 1)
  })
}

test('the success page loads for one second', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openWithStoppedClock(page, '/subscription-success?plan=starter', 'subscription-status')
  await page.clock.runFor(SUBSCRIPTION_LOADING_MS - STARTED_WITHIN_MS)
  await expect(heading).toHaveText('Loading your subscription details...')
  await page.clock.runFor(STARTED_WITHIN_MS)
  await expect(heading).toHaveText('Subscription Successful')
  for (const name of ['View the Platform Page', 'Return to Homepage']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }
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

test('the sitemap leads to every page, except confirmations', async ({ page }) => {
  await visit(page, '/sitemap')
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const confirmations: readonly string[] = [ROUTES.bookingSuccess, ROUTES.subscriptionSuccess]
  const articles = ARTICLE_SLUGS.map((article) => pathTo({ article }))
  for (const path of [...Object.values(ROUTES), ...articles]) {
    if (!confirmations.includes(path)) expect(links, path).toContain(path)
  }
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
