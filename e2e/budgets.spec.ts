import { BLOG_SLUGS } from '../src/site/blog-slugs'
import { pathTo, ROUTES } from '../src/site/routes'
import { TEST_SITE_DIR, BASE_URL } from './support/addresses'
import { budgetOf } from './support/budgets'
import { weighPage, type PageWeight } from './support/page-weight'
import { ARTICLE_PATH, PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { expectedFaults, PHONE, visit } from './support/visit'

const PARTS: readonly (keyof PageWeight)[] = ['html', 'fonts', 'scripts', 'everything']

for (const path of PAGE_PATHS) {
  test(`${path} stays within its byte budget`, async ({ page, allowFault }) => {
    expectedFaults(path).forEach(allowFault)
    await page.setViewportSize(PHONE)
    const weight = await weighPage(page, BASE_URL + path, TEST_SITE_DIR)
    const budget = budgetOf(path)
    expect(weight.html, 'The page was weighed').toBeGreaterThan(0)
    for (const part of PARTS) expect.soft(weight[part], part).toBeLessThanOrEqual(budget[part])
  })
}

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
  expect(BLOG_SLUGS.filter((slug) => code.includes(slug))).toEqual([])
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
