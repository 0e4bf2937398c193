import { expect, test } from './support/test'
import { PHONE, visit } from './support/visit'

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
