import { signUp } from '../../../src/content/sign-up'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { DESKTOP, mainNav, open, PHONE, untilHydrated } from '../../support/visit'
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
import { linger, test } from '../test'

/** Stripe's own page, as the fake Stripe shows it. */
const stripePage = (page: Page) => page.getByRole('heading', { name: 'Checkout rehearsal' })

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
  await linger(page, 500)
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
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/platform')
  await untilHydrated(page)
  // The wizard's code loads after the page is hydrated.
  await linger(page, 1_000)
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

test('a refused card shows Stripe’s words, the form is kept, and a retry goes through', async ({
  page,
  site,
}) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, 'starter', 'assisted', customer)
  site.stripe.faults.add('card-402', 1, 'create')
  await submitButton(wizard).click()
  await expect(wizard).toContainText('Stripe API error: Your card was declined.')
  expect(await customerIn(wizard)).toEqual(customer)
  await submitButton(wizard).click()
  await expect(stripePage(page)).toBeVisible()
  expect(site.stripe.sessions.all().filter(({ url }) => url !== null)).toHaveLength(1)
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

test('a form that is sent empty names its mistakes and moves the focus to the first', async ({
  page,
}) => {
  await open(page, '/platform')
  const wizard = await openWizard(page, 'starter')
  await goToPayment(wizard, 'self')
  await submitButton(wizard).click()
  await expect(wizard).toContainText(CHECKOUT_MESSAGES.required)
  await expect(wizard.getByLabel('Full name')).toBeFocused()
  await wizard.getByLabel('Email').fill('dana@')
  await expect(wizard).toContainText(CHECKOUT_MESSAGES.email)
})

test(
  'Escape closes the wizard and gives the focus back, and what was typed stays',
  { tag: '@full' },
  async ({ page }) => {
    const customer = newCustomer()
    const wizard = await fillWizard(page, 'business', 'self', customer)
    await page.keyboard.press('Escape')
    await expect(wizard).toBeHidden()
    await expect(planLink(page, 'business')).toBeFocused()
    await planLink(page, 'business').click()
    await expect.poll(async () => customerIn(wizard)).toEqual(customer)
  },
)

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
