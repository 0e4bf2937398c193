import { signUp } from '../../../src/content/sign-up'
import { DESKTOP, mainNav, open, PHONE } from '../../support/visit'
import {
  chooseBilling,
  customerIn,
  fillCustomer,
  fillWizard,
  goToPayment,
  newCustomer,
  openWizard,
  planLink,
  submitButton,
  wizardOf,
} from '../../support/wizard'
import type { Page } from '../engine'
import { expect } from '../expect'
import type { OwnSite } from '../own-site'
import { test } from '../test'

/** Stripe's own page, as the fake Stripe shows it. */
const stripePage = (page: Page) => page.getByRole('heading', { name: 'Checkout rehearsal' })

/** How often Google was told of a page. */
const viewsOf = ({ origin, otherRequests }: OwnSite, path: string) =>
  otherRequests.filter(
    ({ searchParams }) =>
      searchParams.get('en') === 'page_view' && searchParams.get('dl') === origin + path,
  ).length

test('a campaign leads through the wizard and Stripe to the success page, counted once', async ({
  page,
  site,
}) => {
  const customer = newCustomer()
  await open(page, '/services/seo?utm_source=google')
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  const wizard = await openWizard(page, 'business')
  await goToPayment(wizard, 'assisted')
  await fillCustomer(wizard, customer)
  await chooseBilling(wizard, 'yearly')
  await submitButton(wizard).click()
  await page.getByRole('button', { name: 'Start trial' }).click()
  await expect(page.locator('main h1')).toContainText('Subscription Successful')
  await expect(page.getByRole('main')).toContainText('Business')
  await expect(page.getByRole('main')).toContainText('Free trial')

  const [session, ...others] = site.stripe.sessions.all()
  expect(others).toEqual([])
  expect(session?.request).toMatchObject({
    customer_email: customer.email,
    metadata: { plan: 'business', billing: 'yearly', setup: 'assisted', utm_source: 'google' },
  })
  const conversions = () =>
    site.otherRequests
      .flatMap(({ searchParams }) => [searchParams.get('en'), searchParams.get('ev')])
      .filter((event) => event === 'purchase' || event === 'StartTrial')
      .toSorted()
  await expect.poll(conversions).toEqual(['StartTrial', 'purchase'])
  expect(await page.evaluate(() => location.search)).not.toContain('session_id')

  await open(page, `/subscription-success?plan=business&session_id=${session?.id}`)
  await expect(page.getByRole('main')).toContainText('Free trial')
  // A second report would leave before the view of the next page.
  await page.getByRole('link', { name: 'Read the guides' }).click()
  await expect.poll(() => viewsOf(site, '/blog')).toBe(1)
  expect(conversions()).toEqual(['StartTrial', 'purchase'])
  expect(site.otherRequests.join()).not.toContain(session?.id ?? 'cs_')
})

test('a visitor who cancels at Stripe is back on the platform page, and may send the same form again', async ({
  page,
  site,
}) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, 'starter', 'self', customer)
  await submitButton(wizard).click()
  await expect(stripePage(page)).toBeVisible()
  const views = viewsOf(site, '/platform')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/platform')
  // The view is counted once the page is idle, when a wizard would be open.
  await expect.poll(() => viewsOf(site, '/platform')).toBe(views + 1)
  await expect(wizard).toBeHidden()
  await planLink(page, 'starter').click()
  await expect.poll(async () => customerIn(wizard)).toEqual(customer)
  await submitButton(wizard).click()
  await expect(stripePage(page)).toBeVisible()
  expect(site.stripe.sessions.all()).toHaveLength(1)
})

test('Back from Stripe shows the filled form, ready to be sent again', async ({ page }) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, 'starter', 'self', customer)
  await submitButton(wizard).click()
  await expect(stripePage(page)).toBeVisible()
  await page.goBack()
  await expect.poll(async () => customerIn(wizard)).toEqual(customer)
  await expect(wizard.locator('button[type=submit]:enabled')).toBeVisible()
})

test('a lost reply, a reload and the same form make one session', async ({ page, site }) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, 'business', 'self', customer)
  site.stripe.faults.add('cut-reply', 1, 'create')
  await submitButton(wizard).click()
  await expect(wizard).toContainText('There was a problem processing your payment')
  await page.reload()
  await expect.poll(async () => customerIn(wizard)).toEqual(customer)
  await submitButton(wizard).click()
  await expect(stripePage(page)).toBeVisible()
  expect(site.stripe.sessions.all()).toHaveLength(1)
})

test('the focus stays inside the wizard', { tag: '@full' }, async ({ page }) => {
  await open(page, '/platform')
  const wizard = await openWizard(page, 'starter')
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const isInside = await wizard.evaluate((box) => box.contains(document.activeElement))
    expect(isInside, `After ${stop + 1} times Tab`).toBe(true)
  }
})

test(
  'no step of the wizard pans sideways, on a phone or a desktop',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/platform')
    const wizard = await openWizard(page, 'starter')
    for (const next of [signUp.plan.next, signUp.setup.next, undefined]) {
      for (const view of [PHONE, DESKTOP]) {
        await page.setViewportSize(view)
        const panning = await wizardOf(page).evaluate((box) =>
          [box, ...box.querySelectorAll('*')]
            .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className, scrollWidth, clientWidth }) => [
              className,
              scrollWidth - clientWidth,
            ]),
        )
        expect.soft(panning, `Before ${next ?? 'the end'} at ${view.width} pixels`).toEqual([])
      }
      if (next !== undefined) await wizard.getByRole('button', { name: next }).click()
    }
  },
)
