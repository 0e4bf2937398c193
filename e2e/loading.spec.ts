import { pathTo, ROUTES } from '../src/site/routes'
import { ARTICLE_SLUGS } from './support/articles'
import { ARTICLE_PATH } from './support/pages'
import { expect, test } from './support/test'
import { visit } from './support/visit'

test('an article loads nothing of other articles, so its weight does not grow with the blog', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await visit(page, ARTICLE_PATH)
  await page.waitForLoadState('networkidle')
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).toContain(ROUTES.platform)
  // Lists of articles name them by their slugs, and so do the chunks of their texts.
  expect(ARTICLE_SLUGS.filter((slug) => code.includes(slug))).toEqual([])
})

test('no page fetches React before it has loaded', async ({ page }) => {
  for (const path of [pathTo('home'), pathTo('platform'), ARTICLE_PATH]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const [react, load] = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource')
      const [navigation] = performance.getEntriesByType('navigation')
      const chunk = entries.find(({ name }) => name.includes('/assets/react-'))
      return [
        chunk?.startTime,
        navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : undefined,
      ]
    })
    expect(react, path).toBeGreaterThan(load ?? Infinity)
  }
})
