import type { Page } from '@playwright/test'
import { PLANS } from '../src/shared/plans'
import { expect, test } from './support/test'
import { mainNav } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

/** What Google and Meta are sent from now on: an event, and the address of its page. */
function hitsOf(page: Page) {
  const google: (string | null)[][] = []
  const meta: (string | null)[][] = []
  page.on('request', (request) => {
    const { host, searchParams } = new URL(request.url())
    const url = searchParams.get('dl')?.replace(/^http:..127.0.0.1:\d+|#pricing$/g, '') ?? null
    if (host === 'www.google-analytics.com') google.push([searchParams.get('en'), url])
    if (host === 'www.facebook.com') meta.push([searchParams.get('ev'), url])
  })
  return { google, meta }
}

const viewsOf = (event: string, urls: readonly string[]) => urls.map((url) => [event, url])

test('each page is one view at Google and at Meta; anchors are none, the wizard is one, personal data stays out, and after a no Meta hears nothing', async ({
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
  await page.goto('/about?utm_source=fair&email=dana@cedar.example#dana@cedar.example')
  await expectView('/about?utm_source=fair')
  await bar('Platform').click()
  await expectView('/platform')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/platform#pricing')
  await planLink(page, 'starter').click()
  await expectView('/platform?sign-up=starter&billing=monthly')
  await wizardOf(page).getByRole('radio', { name: PLANS.business.name }).check()
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

test('a page that the browser loads before the visitor opens it counts once it is open', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  await page.goto('/about?utm_source=fair', { waitUntil: 'load' })
  expect(await context.cookies()).toEqual([])
  const { google } = hitsOf(page)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(() => google).toEqual([['page_view', '/about?utm_source=fair']])
  expect(await context.cookies()).toHaveLength(1)
})
