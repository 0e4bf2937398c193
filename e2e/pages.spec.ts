import { platformHero } from '../src/content/pages/platform/opening'
import { company, phoneHref } from '../src/site/company'
import { expect, test } from './support/test'
import { DESKTOP, PHONE, visit } from './support/visit'

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
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top + offset)
    await expect(step(shown)).toHaveCSS('opacity', '1')
    await expect(step(hidden)).toHaveCSS('opacity', '0')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['Consultation', 'Custom Strategy', 'Staged Launch']) {
    await expect(step(name)).toHaveCSS('opacity', '1')
  }
})

test('a question shows together with the beginning of its reply', async ({ page }) => {
  await visit(page, '/', PHONE)
  const log = page.getByRole('log')
  await page.getByLabel('Write a message to Shimzy').fill('Is it HIPAA compliant?')
  await page.keyboard.press('Enter')
  await expect(log.getByText('before any patient data')).toBeVisible()
  const view = await log.boundingBox()
  const asked = await log.getByText('Is it HIPAA compliant?').boundingBox()
  const answered = await log.getByText('before any patient data').boundingBox()
  expect(asked?.y).toBeGreaterThanOrEqual(view?.y ?? Infinity)
  // The first lines of the reply are above the log's lower edge.
  expect((answered?.y ?? Infinity) + 60).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0))
})

test('the video plays', async ({ page }) => {
  await visit(page, '/testimonial-video')
  await page.getByRole('button', { name: 'Play video' }).click()
  const video = page.locator('video')
  await expect
    .poll(async () => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .not.toBe(0)
})

test('on the page of the consultation the button of the bar is the number to call', async ({
  page,
}) => {
  await visit(page, '/contact')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
    'href',
    phoneHref,
  )
  await expect(bar.getByRole('link', { name: 'Free Consultation' })).toHaveCount(0)
})

test('the platform’s figures are in the first screen of a laptop', async ({ page }) => {
  const main = page.getByRole('main')
  await visit(page, '/platform', DESKTOP)
  for (const { value, label } of platformHero.stats) {
    await expect(main.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(value, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
})
