import { platformHero } from '../../../src/content/pages/platform/opening'
import { ATTRIBUTION_COOKIE } from '../../../src/shared/attribution-record'
import { mainNav, open, untilHydrated } from '../../support/visit'
import { planLink, wizardOf } from '../../support/wizard'
import type { Page } from '../engine'
import { expect } from '../expect'
import type { OwnSite } from '../own-site'
import { test } from '../test'

const barLink = (page: Page, name: string) => mainNav(page).getByRole('link', { name })
const pageTitle = async (page: Page) => page.evaluate(() => document.title)
const attributionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ATTRIBUTION_COOKIE.name)

/** Names of the events that a service was sent, in order. */
const eventsAt = (site: OwnSite, host: string, parameter: string) =>
  site.otherRequests
    .filter((url) => url.host === host && url.searchParams.has(parameter))
    .map(({ searchParams }) => searchParams.get(parameter))
const googleEvents = (site: OwnSite) => eventsAt(site, 'www.google-analytics.com', 'en')
const metaEvents = (site: OwnSite) => eventsAt(site, 'www.facebook.com', 'ev')

/** Waits until both services were told of a number of pages, and of nothing else. */
async function expectViews(site: OwnSite, count: number): Promise<void> {
  await expect.poll(() => googleEvents(site)).toEqual(Array(count).fill('page_view'))
  await expect.poll(() => metaEvents(site)).toEqual(Array(count).fill('PageView'))
}

test('the campaign is kept in a Secure cookie', async ({ page }) => {
  await open(page, '/services/seo?utm_source=google&gclid=click-1&ref=friend')
  const cookie = await attributionCookie(page)
  expect(cookie?.secure).toBe(true)
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).toEqual({
    utm_source: 'google',
    gclid: 'click-1',
    landing_page: '/services/seo',
    captured_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('over plain http on this machine the page hydrates and keeps the campaign', async ({
  page,
  site,
}) => {
  await page.goto(`${site.plainOrigin}/about?utm_source=google`)
  await untilHydrated(page)
  await expect.poll(async () => attributionCookie(page)).toBeDefined()
  await barLink(page, 'Platform').click()
  await expect(page.locator('main h1')).toContainText(platformHero.title)
})

test(
  'each page is counted once by Google and by Meta, with its query and title',
  { tag: '@full' },
  async ({ page, site }) => {
    await open(page, '/about?utm_source=fair')
    await expectViews(site, 1)
    const about = await pageTitle(page)
    await barLink(page, 'Services').click()
    await expectViews(site, 2)
    await expect.poll(async () => pageTitle(page)).not.toBe(about)
    const services = await pageTitle(page)
    await page.goBack()
    await expectViews(site, 3)
    // One more page, so that a late second report of those before would be among its own.
    await barLink(page, 'Platform').click()
    const views = () =>
      site.otherRequests
        .map(({ searchParams }) => searchParams)
        .filter((view) => view.has('en'))
        .map((view) => [view.get('dl')?.replace(site.origin, ''), view.get('dt')])
    await expect.poll(() => views().at(-1)?.[0]).toBe('/platform')
    await expectViews(site, 4)
    expect(views().slice(0, -1)).toEqual([
      ['/about?utm_source=fair', about],
      ['/services', services],
      ['/about?utm_source=fair', about],
    ])
  },
)

test('nothing personal of an address reaches Google or Meta; page and campaign do', async ({
  page,
  site,
}) => {
  const query = 'name=Dana&phone=972-555-0142&email=dana%2540cedar.example&utm_source=fair'
  await open(page, `/website-intake?${query}#dana@cedar.example`)
  await expectViews(site, 1)
  // A document of its own, with the page before as its referrer.
  await page.evaluate(() => window.location.assign('/contact?attendeeName=Dana&utm_term=roof'))
  await expectViews(site, 2)
  // The intake form in its frame is meant to be filled in.
  const urls = site.otherRequests.filter(({ host }) => !host.startsWith('widgets.'))
  const sent = decodeURIComponent(urls.join('\n'))
  expect(sent).not.toMatch(/dana|cedar|555/i)
  expect(sent).toContain(`${site.origin}/website-intake?utm_source=fair`)
  expect(sent).toContain(`${site.origin}/contact?utm_term=roof`)
})

test('a page from the back/forward cache is counted like any other Back', async ({
  page,
  site,
}) => {
  await open(page, '/about')
  await expectViews(site, 1)
  // Not every driver lets its browser use the cache.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expectViews(site, 2)
})

test(
  'anchors and the current page’s link are no page views; the wizard’s address is one, and so is leaving it',
  { tag: '@full' },
  async ({ page, site }) => {
    await open(page, '/platform')
    await expectViews(site, 1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/platform#pricing')
    await barLink(page, 'Platform').click()
    await expect(page).toHaveURL('/platform')
    await planLink(page, 'starter').click()
    await expect(wizardOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/platform')
    await barLink(page, 'About').click()
    await expectViews(site, 4)
  },
)

test(
  'advertising that is switched off ends the pixel and stays off',
  { tag: '@full' },
  async ({ page, site }) => {
    const opener = page.getByRole('button', { name: 'Your privacy choices' })
    const choices = page.getByRole('dialog', { name: 'Your privacy choices' })
    await open(page, '/about')
    await expectViews(site, 1)
    await opener.click()
    await choices.getByRole('switch', { name: 'Advertising' }).click()
    await expect(choices).toContainText('Saved in this browser.')
    await choices.getByRole('button', { name: 'Done' }).click()
    await expect(choices).toBeHidden()
    await expect(opener).toBeFocused()

    await barLink(page, 'Services').click()
    await expect.poll(() => googleEvents(site)).toHaveLength(2)
    // The view is counted before the page is shown, and leaving before that would stop it.
    await expect.poll(async () => pageTitle(page)).toMatch(/services/i)
    await open(page, '/about')
    await expect.poll(() => googleEvents(site)).toHaveLength(3)
    expect(metaEvents(site)).toEqual(['PageView'])
  },
)
