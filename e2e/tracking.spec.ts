import type { Page } from '@playwright/test'
import { UNKNOWN_PATH } from './support/pages'
import { expect, test } from './support/test'
import { expectedFaults, mainNav, untilApplicationRuns } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

/** What Google and Meta are sent from now on: an event, and the address of its page. */
function hitsOf(page: Page) {
  const google: (string | null)[][] = []
  const meta: (string | null)[][] = []
  page.on('request', (request) => {
    const { host, searchParams } = new URL(request.url())
    const url = searchParams.get('dl')?.replace(/^http:..127.0.0.1:\d+|#.*/g, '') ?? null
    if (host === 'www.google-analytics.com') google.push([searchParams.get('en'), url])
    if (host === 'www.facebook.com') meta.push([searchParams.get('ev'), url])
  })
  return { google, meta }
}

const viewsOf = (event: string, urls: readonly string[]) => urls.map((url) => [event, url])

test('each page is one view at Google and at Meta; anchors are none, the wizard is one, and after a no Meta hears nothing', async ({
  page,
}) => {
  const { google, meta } = hitsOf(page)
  const urls: string[] = []
  const expectView = async (url: string) => {
    urls.push(url)
    await expect.poll(() => google).toEqual(viewsOf('page_view', urls))
    await expect.poll(() => meta).toEqual(viewsOf('PageView', urls))
  }
  const bar = (name: string) => mainNav(page).getByRole('link', { name })
  await page.goto('/about?utm_source=fair')
  await expectView('/about?utm_source=fair')
  await bar('Platform').click()
  await expectView('/platform')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/platform#pricing')
  await planLink(page, 'starter').click()
  await expectView('/platform?sign-up=starter&billing=monthly')
  await expect(wizardOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectView('/platform')
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expectView('/platform')

  const opener = page.getByRole('button', { name: 'Your privacy choices' })
  await opener.click()
  await page.getByRole('switch', { name: 'Advertising' }).uncheck()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(opener).toBeFocused()
  await bar('Services').click()
  await expect.poll(() => google.length).toBe(urls.length + 1)
  await page.goto('/about')
  await expect.poll(() => google.length).toBe(urls.length + 2)
  expect(meta).toHaveLength(urls.length)
})

test('nothing personal of a URL or a referrer reaches Google or Meta; page and campaign do', async ({
  page,
  allowFault,
}) => {
  for (const fault of expectedFaults(UNKNOWN_PATH)) allowFault(fault)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/google|facebook/.test(new URL(request.url()).host)) sent.push(request.url())
  })
  const { google, meta } = hitsOf(page)
  const query = 'name=Dana&phone=972-555-0142&email=dana%2540cedar.example&utm_source=fair'
  await page.goto(`/website-intake?${query}#dana@cedar.example`)
  await untilApplicationRuns(page)
  await expect.poll(() => meta).toHaveLength(1)
  await page.evaluate(() => window.location.assign('/contact?attendeeName=Dana&utm_term=roof'))
  await expect
    .poll(() => meta)
    .toEqual(viewsOf('PageView', ['/website-intake?utm_source=fair', '/contact?utm_term=roof']))
  await page.goto('/blog/dana-whitfield')
  await expect.poll(() => google.at(-1)).toEqual(['page_view', '/404'])
  expect(meta).toHaveLength(2)
  expect(decodeURIComponent(sent.join())).not.toMatch(/dana|cedar|555/i)
})
