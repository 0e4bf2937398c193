import type { Page } from '@playwright/test'
import { mainNav } from './support/application'
import { attributionCookie, CAMPAIGN, campaignLink, storedRecord } from './support/campaign'
import { LATER_SCRIPTS, FIRST_SCRIPT, holdRequests } from './support/hold'
import { sessionsOf } from './support/fake-stripe'
import { expect, test } from './support/test'
import { fillCustomer, goToPayment, newCustomer, openWizard, submitButton } from './support/wizard'
import { scrollToIsland } from './support/visit'

const DAY_SECONDS = 24 * 60 * 60

/** The link of the navigation bar to the assistant's own site. */
const assistantLink = (page: Page) => mainNav(page).getByRole('link', { name: /Shimzy AI/ })

/** Follows a link that opens a new tab and tells its address. */
async function openedAddress(page: Page, follow: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent('page')
  await follow()
  return new URL((await opened).url())
}

test('the seven parameters are kept for 30 days, with time and landing page', async ({
  page,
  context,
}) => {
  await page.goto(`${campaignLink('/services/seo')}&other=1`)
  const cookie = await attributionCookie(context)
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', httpOnly: false })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS
  expect(Math.round(days)).toBe(30)
  expect(await storedRecord(context)).toEqual({
    ...CAMPAIGN,
    captured_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    landing_page: '/services/seo',
  })
})

test('a visit of one second is recorded before React has loaded', async ({ page, context }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto(campaignLink('/'), { waitUntil: 'domcontentloaded' })
  expect(await storedRecord(context)).toMatchObject({ utm_source: 'google', landing_page: '/' })
  release()
})

test('a visit that goes on before any script has run is recorded', async ({ page, context }) => {
  const release = await holdRequests(page, FIRST_SCRIPT)
  await page.goto(campaignLink('/'), { waitUntil: 'commit' })
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await page.waitForURL('/platform', { waitUntil: 'commit' })
  release()
  await expect
    .poll(async () => storedRecord(context))
    .toMatchObject({ utm_source: 'google', landing_page: '/' })
})

test('a cookie that cannot be read is told in the console and ignored', async ({
  page,
  context,
  baseURL,
  allowFault,
}) => {
  allowFault('Error parsing UTM cookie:')
  await context.addCookies([{ name: 'utm_tracking', value: '%7Bbroken', url: baseURL ?? '' }])
  const told = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error parsing UTM cookie:'),
  )
  await page.goto('/?debug=utm')
  await told
  await expect(page.getByText('No UTM parameters stored')).toBeVisible()
})

test('the debug panel lists what is stored and clears it', async ({ page, context }) => {
  await page.goto('/about?debug=utm')
  const panel = page.getByRole('complementary', { name: 'Campaign tools' })
  await expect(panel.getByText('No UTM parameters stored')).toBeVisible()

  await page.goto(`${campaignLink('/about')}&debug=utm`)
  for (const [name, value] of Object.entries({ ...CAMPAIGN, landing_page: '/about' })) {
    await expect(panel.getByRole('term').filter({ hasText: name })).toBeVisible()
    await expect(panel.getByRole('definition').filter({ hasText: value }).first()).toBeVisible()
  }
  await panel.getByRole('button', { name: 'Clear UTM Data' }).click()
  await expect(panel.getByText('No UTM parameters stored')).toBeVisible()
  expect(await attributionCookie(context)).toBeUndefined()

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('links to the assistant carry the campaign and keep their own parameters', async ({
  page,
}) => {
  await page.goto(campaignLink('/'))
  const bar = await openedAddress(page, () => assistantLink(page).click())
  expect(Object.fromEntries(bar.searchParams)).toEqual({
    source: 'website',
    medium: 'navbar',
    campaign: 'main_navigation',
    ...CAMPAIGN,
  })
  const home = await openedAddress(page, () =>
    page.getByRole('link', { name: /Learn More About Shimzy AI/ }).click(),
  )
  expect(Object.fromEntries(home.searchParams)).toMatchObject({ source: 'website', ...CAMPAIGN })
})

test('a cleared or replaced campaign leaves nothing in links', async ({ page }) => {
  await page.goto(`${campaignLink('/about')}&debug=utm`)
  await openedAddress(page, () => assistantLink(page).click())
  await page.getByRole('button', { name: 'Clear UTM Data' }).click()
  const address = await openedAddress(page, () => assistantLink(page).click())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    source: 'website',
    medium: 'navbar',
    campaign: 'main_navigation',
  })
})

test('internal, phone, mail and social links never carry it', async ({ page }) => {
  await page.goto(campaignLink('/about'))
  const footer = page.getByRole('contentinfo')
  for (const name of [/^\(\d{3}\)/, /@/]) {
    const link = footer.getByRole('link', { name })
    const before = await link.getAttribute('href')
    await link.dispatchEvent('pointerdown')
    expect(await link.getAttribute('href')).toBe(before)
  }
  const facebook = await openedAddress(page, () =>
    footer.getByRole('link', { name: /Facebook/ }).click(),
  )
  expect(facebook.search).toBe('')
  await mainNav(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('the booking and intake frames get the campaign', async ({ page }) => {
  await page.goto(campaignLink('/'))
  await page.goto('/contact')
  await scrollToIsland(page, 'booking-frame')
  const booking = page.frameLocator('iframe[title="Booking calendar"]')
  for (const value of Object.values(CAMPAIGN)) {
    await expect(booking.getByRole('definition').getByText(value, { exact: true })).toBeVisible()
  }
  await expect(booking.getByText('captured_at')).toBeHidden()

  await page.goto('/website-intake?name=Dana&debug=utm')
  await scrollToIsland(page, 'intake-frame')
  const intake = page.frameLocator('iframe[title="Website Form"]')
  await expect(intake.getByLabel('Your name')).toHaveValue('Dana')
  await expect(intake.getByRole('definition').getByText('spring roofing')).toBeVisible()
  await expect(intake.getByRole('term').getByText('debug')).toBeHidden()
})

test('where cookies are forbidden the campaign lasts for the visit', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto(`${campaignLink('/')}&debug=utm`)
  const panel = page.getByRole('complementary', { name: 'Campaign tools' })
  await expect(panel.getByText('spring roofing')).toBeVisible()
  expect(await attributionCookie(context)).toBeUndefined()

  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expect(page).toHaveURL('/platform')
  const address = await openedAddress(page, () => assistantLink(page).click())
  expect(address.searchParams.get('utm_source')).toBe('google')
  const customer = newCustomer()
  const wizard = await openWizard(page, 'starter')
  await goToPayment(wizard, 'self')
  await fillCustomer(wizard, customer)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  const [session] = await sessionsOf(customer.email)
  expect(session?.metadata).toMatchObject({ ...CAMPAIGN, landing_page: '/' })
})
