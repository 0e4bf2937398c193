import { platformHero } from '../../../src/content/pages/platform'
import { attributionDebug } from '../../../src/content/attribution-debug'
import { ATTRIBUTION_COOKIE } from '../../../src/shared/attribution-record'
import { button, complementary, dialog, footer, link, navigation, toggle } from '../find-element'
import type { OwnSite } from '../own-site'
import { expect, test } from '../test'
import type { Visitor } from '../visitor'

const bar = navigation('Main')

const PRIVACY_CHOICES = 'Your privacy choices'

/** Names of the events that each service was sent, in order. */
function eventsAt(site: OwnSite, host: string, parameter: string): (string | null)[] {
  return site.otherRequests
    .filter((url) => url.host === host && url.searchParams.has(parameter))
    .map(({ searchParams }) => searchParams.get(parameter))
}

const googleEvents = (site: OwnSite) => eventsAt(site, 'www.google-analytics.com', 'en')
const metaEvents = (site: OwnSite) => eventsAt(site, 'www.facebook.com', 'ev')

/** Waits until both services were told of a number of pages, and of nothing else. */
async function seeViews(visitor: Visitor, site: OwnSite, count: number): Promise<void> {
  await visitor.eventually(async () => {
    expect(googleEvents(site)).toEqual(Array(count).fill('page_view'))
    expect(metaEvents(site)).toEqual(Array(count).fill('PageView'))
  })
}

test('the campaign is kept in a Secure cookie', async ({ visitor }) => {
  await visitor.open('/services/seo?utm_source=google&gclid=click-1&ref=friend')
  const cookie = await visitor.cookie(ATTRIBUTION_COOKIE.name)
  expect(cookie?.secure).toBe(true)
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).toMatchObject({
    utm_source: 'google',
    gclid: 'click-1',
    landing_page: '/services/seo',
  })
})

test('over plain http on this machine the page hydrates and keeps the campaign', async ({
  visitor,
  site,
}) => {
  await visitor.load(`${site.plainOrigin}/about?utm_source=google`)
  await visitor.untilHydrated()
  await visitor.eventually(async () => {
    expect(await visitor.cookie(ATTRIBUTION_COOKIE.name)).toBeDefined()
  })
  await visitor.click(link('Platform', bar))
  await visitor.seeText({ css: 'main h1' }, platformHero.title)
})

test('the debug panel lists the campaign and clears it', { tag: '@full' }, async ({ visitor }) => {
  const panel = complementary(attributionDebug.title)
  await visitor.open('/about?utm_source=google&debug=utm')
  await visitor.seeText(panel, 'google')
  await visitor.click(button(attributionDebug.stored.clear, panel))
  await visitor.seeText(panel, attributionDebug.stored.empty)
  expect(await visitor.cookie(ATTRIBUTION_COOKIE.name)).toBeUndefined()
})

test(
  'each page is counted once by Google and by Meta, with its query and title',
  { tag: '@full' },
  async ({ visitor, site }) => {
    const pageTitle = async () => visitor.evaluate(() => document.title)
    await visitor.open('/about?ref=friend')
    await seeViews(visitor, site, 1)
    const about = await pageTitle()
    await visitor.click(link('Services', bar))
    await seeViews(visitor, site, 2)
    await visitor.eventually(async () => {
      expect(await pageTitle()).not.toBe(about)
    })
    const services = await pageTitle()
    await visitor.back()
    await seeViews(visitor, site, 3)
    // A second report may come late.
    await visitor.linger(500)
    await seeViews(visitor, site, 3)
    const views = site.otherRequests.filter(({ searchParams }) => searchParams.has('en'))
    expect(
      views.map(({ searchParams }) => searchParams.get('dl')?.replace(site.origin, '')),
    ).toEqual(['/about?ref=friend', '/services', '/about?ref=friend'])
    expect(views.map(({ searchParams }) => searchParams.get('dt'))).toEqual([
      about,
      services,
      about,
    ])
  },
)

test(
  'advertising that is switched off ends the pixel and stays off',
  { tag: '@full' },
  async ({ visitor, site }) => {
    const choices = dialog(PRIVACY_CHOICES)
    await visitor.open('/about')
    await visitor.eventually(async () => {
      expect(metaEvents(site)).toEqual(['PageView'])
    })
    await visitor.click(button(PRIVACY_CHOICES, footer))
    await visitor.click(toggle('Advertising', choices))
    await visitor.seeText(choices, 'Saved in this browser.')
    await visitor.click(button('Done', choices))
    await visitor.seeNo(choices)
    expect(await visitor.hasFocus(button(PRIVACY_CHOICES, footer))).toBe(true)

    await visitor.click(link('Services', bar))
    await visitor.eventually(async () => {
      expect(googleEvents(site)).toEqual(['page_view', 'page_view'])
    })
    // The view is counted before the page is shown, and leaving before that would stop it.
    await visitor.eventually(async () => {
      expect(await visitor.evaluate(() => document.title)).toMatch(/services/i)
    })
    await visitor.open('/about')
    await visitor.eventually(async () => {
      expect(googleEvents(site)).toEqual(['page_view', 'page_view', 'page_view'])
    })
    expect(metaEvents(site)).toEqual(['PageView'])
  },
)

test(
  'a booking is counted once, and not again on coming back',
  { tag: '@full' },
  async ({ visitor, site }) => {
    await visitor.open('/booking-success')
    await visitor.eventually(async () => {
      // Requests that leave together may arrive in any order.
      expect(new Set(googleEvents(site))).toEqual(new Set(['generate_lead', 'page_view']))
      expect(new Set(metaEvents(site))).toEqual(new Set(['PageView', 'Schedule']))
    })
    await visitor.click(link('Return to Homepage'))
    await visitor.eventually(async () => {
      expect(googleEvents(site).slice(2)).toEqual(['page_view'])
    })
    await visitor.back()
    await visitor.eventually(async () => {
      expect(googleEvents(site).slice(2)).toEqual(['page_view', 'page_view'])
    })
    expect(metaEvents(site).filter((event) => event === 'Schedule')).toHaveLength(1)
  },
)
