import { pathTo, ROUTES } from '../src/site/routes'
import { ARTICLE_PATH, ARTICLE_SLUGS } from './support/pages'
import { expect, test } from './support/test'
import { mainNav, openApplication, visit } from './support/visit'

/** The page whose links are hovered: none of the links that its first screen shows is one of theirs. */
const START = pathTo('privacy')

for (const reach of ['hover', 'focus'] as const) {
  test(`the code of a page is fetched at the ${reach} of its link, not before`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const isLoaded = () => requests.some((url) => url.includes('/assets/services-page-'))
    await openApplication(page, START)
    await page.waitForLoadState('networkidle')
    expect(isLoaded()).toBe(false)
    await mainNav(page).getByRole('link', { name: 'Services' })[reach]()
    await expect.poll(isLoaded).toBe(true)
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
  expect(ARTICLE_SLUGS.filter((slug) => code.includes(slug))).toEqual([])
})

/** The phone that `npm run bench` loads the pages on, in CSS pixels. */
const BENCH_PHONE = { width: 412, height: 823 }

test('a phone’s first screen is painted with the document, and React is requested after the load event, wherever the mouse rests', async ({
  page,
}) => {
  await page.setViewportSize(BENCH_PHONE)
  await page.mouse.move(300, 300)
  for (const path of [pathTo('home'), pathTo('services'), pathTo('platform'), ARTICLE_PATH]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { image, order } = await page.evaluate(async () => {
      const isReact = ({ name }: PerformanceEntry) => name.includes('/assets/react-')
      const [loaded] = performance.getEntriesByType('navigation')
      const requests = performance.getEntriesByType('resource').filter(isReact)
      return {
        // The browser's own times: two events of the driver may arrive in another order.
        order: requests.map(({ startTime }) =>
          loaded && 'loadEventStart' in loaded && startTime >= Number(loaded.loadEventStart)
            ? 'after load'
            : 'before load',
        ),
        image: await new Promise((resolve) => {
          // The last candidate is the largest paint. Text has no URL.
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)
            resolve(largest !== undefined && 'url' in largest ? largest.url : 'no paint')
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
      }
    })
    expect({ path, image, order }).toEqual({ path, image: '', order: ['after load'] })
  }
})
