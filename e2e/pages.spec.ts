import type { Page } from '@playwright/test'
import { AI_ANSWER } from './support/other-hosts'
import { expect, test } from './support/test'
import { NAMED_VIEWS, PHONE, scrollToIsland, untilApplicationRuns, visit } from './support/visit'

/** How long the success page loads before it says so. */
const SUBSCRIPTION_LOADING_MS = 1_000

/** After so many more turns, the effects of what React has just taken over have run. */
const TURNS_UNTIL_EFFECTS = 20

/**
 * Opens a page on a stopped clock: it gets a millisecond at a time, because loading needs timers,
 * until an island of the page is hydrated.
 */
async function openWithStoppedClock(page: Page, path: string, island: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await scrollToIsland(page, island)
  await page.mouse.move(5, 5)
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await page.locator(`[data-island="${island}"][data-hydrated]`).count()).toBe(1)
  }).toPass({ intervals: [1] })
  for (let turn = 0; turn < TURNS_UNTIL_EFFECTS; turn += 1) await page.clock.runFor(1)
}

test('the three steps of the home page are shown one at a time by scrolling, all under reduced motion', async ({
  page,
}) => {
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'It starts with a free call' })
  await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['Consultation', 'Custom Strategy', 'Staged Launch']) {
    await expect(step(name)).toHaveCSS('opacity', '1')
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

test('the blog has one to four columns, by the width of the page', async ({ page }) => {
  await visit(page, '/blog')
  const posts = page.getByRole('main').getByRole('list')
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: PHONE.height })
    const tracks = posts.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '))
    expect(await tracks).toHaveLength(columns)
  }
})

test('a question shows together with the beginning of its reply', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await untilApplicationRuns(page)
  const log = page.getByRole('log')
  const field = page.getByLabel('Message to Shimzy')
  for (const [question, reply] of [
    ['Do you work with dental offices?', 'We work with'],
    ['Is it HIPAA compliant?', 'before any patient data'],
  ] as const) {
    await field.fill(question)
    await field.press('Enter')
    await expect(log.getByText(reply)).toBeVisible()
    const view = await log.boundingBox()
    const asked = await log.getByText(question).boundingBox()
    const answered = await log.getByText(reply).boundingBox()
    expect(asked?.y).toBeGreaterThanOrEqual(view?.y ?? Infinity)
    // The first lines of the reply are above the log's lower edge.
    expect((answered?.y ?? Infinity) + 60).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0))
  }
})

test('with the visitor’s own key the chat answers from the provider', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Connect API' }).click()
  await page.getByLabel('Your AI provider API key').fill('sk-visitor-0123456789')
  await page.getByRole('button', { name: 'Save key' }).click()
  await expect(page.getByRole('button', { name: 'API Connected' })).toBeVisible()
  await page.getByLabel('Message to Shimzy').fill('Is there a free trial?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText(AI_ANSWER)
})

test('the video plays, with controls in the place of its button', async ({ page }) => {
  await visit(page, '/testimonial-video')
  const play = page.getByRole('button', { name: 'Play video' })
  await play.click()
  await expect(play).toBeHidden()
  const video = page.locator('video')
  await expect
    .poll(async () => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .not.toBe(0)
  await expect(video).toHaveAttribute('controls')
})
