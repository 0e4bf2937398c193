import { openWithStoppedClock } from './support/clock'
import { ARTICLE_SLUGS } from './support/articles'
import { expect, test } from './support/test'
import { NAMED_VIEWS, visit } from './support/visit'

/** How long the success page loads before it says so. */
const SUBSCRIPTION_LOADING_MS = 1_000

test('the three steps of the home page are shown one at a time by scrolling', async ({ page }) => {
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'It starts with a free call.' })
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
