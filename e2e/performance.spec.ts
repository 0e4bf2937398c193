import type { Page, Request } from '@playwright/test'
import { pathTo, ROUTES } from '../src/site/routes'
import { ARTICLE_PATH, ARTICLE_SLUGS } from './support/pages'
import { expect, test } from './support/test'
import { mainNav, PHONE, untilApplicationRuns, visit } from './support/visit'

/** The page whose links are hovered: none of the links that its first screen shows is one of theirs. */
const START = pathTo('privacy')

/** The addresses of scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(new URL(request.url()).pathname)
  })
  return addresses
}

/**
 * Resolves when everything that the page does at once or when it is next idle has been asked for:
 * requests are reported in order, and the one made here is the last.
 */
async function untilAskedFor(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve))
      })
    }
    await fetch('/robots.txt')
  })
}

/** A page's code arrives in waves: its module, the parts that it lists, and what these import. */
const WAVES = 3

/** Follows the requests of a page. Returns a function that resolves when no wave is left to come. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    for (let wave = 0; wave < WAVES; wave += 1) {
      await untilAskedFor(page)
      await expect.poll(() => pending.size).toBe(0)
    }
  }
}

/** The link of the bar that leads to the services. */
const servicesLink = (page: Page) => mainNav(page).getByRole('link', { name: 'Services' })

test('a page whose link was hovered opens without the network', async ({
  page,
  context,
  allowFault,
}) => {
  // Its drawings are fetched when they are shown.
  allowFault('ERR_INTERNET_DISCONNECTED')
  await page.goto(START)
  await untilApplicationRuns(page)
  const title = await page.title()
  const untilFetched = watchRequests(page)
  await servicesLink(page).hover()
  await untilFetched()
  const missing: string[] = []
  page.on('requestfailed', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) missing.push(request.url())
  })
  await context.setOffline(true)
  await servicesLink(page).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Learn More/ })).not.toHaveCount(0)
  await expect(page).not.toHaveTitle(title)
  expect(missing).toEqual([])
})

test('the tabs run before they are touched, but not before they are read', async ({ page }) => {
  const scripts = scriptsOf(page)
  const settled = watchRequests(page)
  const areLoaded = () => scripts.some((address) => address.includes('/assets/features-'))
  await visit(page, pathTo('platform'), PHONE)
  await settled()
  expect(areLoaded()).toBe(false)
  await page.getByRole('tab', { name: 'Marketing' }).scrollIntoViewIfNeeded()
  await expect.poll(areLoaded).toBe(true)
})

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

test('no page requests React before its load event, wherever the mouse rests', async ({ page }) => {
  const order: string[] = []
  page.on('load', () => order.push('load'))
  page.on('request', (request) => {
    if (request.url().includes('/assets/react-')) order.push('React')
  })
  await page.mouse.move(300, 300)
  for (const path of [pathTo('home'), pathTo('platform'), ARTICLE_PATH]) {
    order.splice(0)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(order, path).toEqual(['load', 'React'])
  }
})
