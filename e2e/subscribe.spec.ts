import type { Locator } from '@playwright/test'
import { formatUsd } from '../src/shared/money'
import { PLANS } from '../src/shared/plans'
import { SETUP_OPTIONS } from '../src/shared/setup-options'
import { CAMPAIGN, campaignLink } from './support/campaign'
import { sessionsOf } from './support/fake-stripe'
import { expect, test } from './support/test'
import { mainNav } from './support/visit'
import {
  chooseBilling,
  fillCustomer,
  goToPayment,
  newCustomer,
  openWizard,
  planLink,
  submitButton,
} from './support/wizard'

/** What Stripe charges for each plan, with the button of Stripe's page that says so. */
const PURCHASES = [
  { plan: 'starter', setup: 'self', billing: 'monthly', pay: 'Start trial' },
  { plan: 'business', setup: 'assisted', billing: 'yearly', pay: 'Start trial' },
  {
    plan: 'shimzy',
    setup: 'shimzy',
    billing: 'monthly',
    pay: `Pay ${formatUsd(SETUP_OPTIONS.shimzy.feeCents + PLANS.shimzy.monthlyCents)}`,
  },
] as const

for (const { plan, setup, billing, pay } of PURCHASES) {
  test(`a campaign link leads to a paid ${plan} plan, ${setup}, ${billing}`, async ({ page }) => {
    const customer = newCustomer()
    const { hasTrial, name } = PLANS[plan]
    const heading = page.getByRole('heading', { level: 1 })

    await page.goto(campaignLink('/services/seo'))
    await mainNav(page).getByRole('link', { name: 'Platform' }).click()
    await expect(page).toHaveURL('/platform')
    const wizard = await openWizard(page, plan)
    await goToPayment(wizard, setup)
    await fillCustomer(wizard, customer)
    await chooseBilling(wizard, billing)
    await submitButton(wizard).click()

    await page.getByRole('button', { name: pay, exact: true }).click()
    await expect(heading).toHaveText('Loading your subscription details...')
    await expect(heading).toHaveText('Subscription Successful')
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
    await expect(page.getByText(`${formatUsd(PLANS[plan].monthlyCents)} per month`)).toBeVisible()
    await expect(page.getByText(/add one by \w+\s\d+(,\s\d{4})? to keep your plan/)).toHaveCount(
      hasTrial ? 1 : 0,
    )
    await expect(page).toHaveURL(new RegExp(`/subscription-success\\?plan=${plan}`))
    const [session, ...others] = await sessionsOf(customer.email)
    expect(others).toEqual([])
    expect(session?.status).toBe('complete')
    const metadata = {
      plan,
      billing,
      setup,
      full_name: customer.fullName,
      company: customer.companyName,
      attempt_id: expect.any(String),
      ...CAMPAIGN,
      landing_page: '/services/seo',
    }
    expect(session?.metadata).toEqual(metadata)
    expect(session?.subscription?.metadata).toEqual(metadata)
  })
}

/** More stops than any page has in a row. */
const MAX_STOPS = 120

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'It can be reached with the Tab key').toBeFocused()
}

test('the whole sign-up works with the keyboard alone', async ({ page }) => {
  const customer = newCustomer()
  const { keyboard } = page
  await page.goto('/platform')
  const wizard = page.getByRole('dialog')
  await tabTo(planLink(page, 'starter'))
  await keyboard.press('Enter')
  await expect(wizard.getByRole('heading', { name: 'Choose your plan' })).toBeFocused()
  await tabTo(wizard.getByRole('radio', { name: 'Starter' }))
  await keyboard.press('ArrowDown')
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeChecked()
  await tabTo(wizard.getByRole('button', { name: 'Continue to Setup' }))
  await keyboard.press('Enter')

  await expect(wizard.getByRole('heading', { name: 'Choose your setup' })).toBeFocused()
  await tabTo(wizard.getByRole('radio', { name: SETUP_OPTIONS.self.name }))
  await keyboard.press('ArrowDown')
  await expect(
    wizard.getByRole('radio', { name: SETUP_OPTIONS.assistedNoWebsite.name }),
  ).toBeChecked()
  await tabTo(wizard.getByRole('link', { name: 'book a custom consultation' }))
  await tabTo(wizard.getByRole('button', { name: 'Back' }))
  await tabTo(wizard.getByRole('button', { name: 'Continue to Payment' }))
  await keyboard.press('Enter')

  await expect(wizard.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await tabTo(wizard.getByLabel('Full name'))
  await keyboard.type(customer.fullName)
  await tabTo(wizard.getByLabel('Company name'))
  await keyboard.type(customer.companyName)
  await tabTo(wizard.getByLabel('Email'))
  await keyboard.type(customer.email)
  await tabTo(wizard.getByRole('radio', { name: 'Monthly' }))
  await keyboard.press('ArrowRight')
  await expect(wizard.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await tabTo(submitButton(wizard))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  const [session] = await sessionsOf(customer.email)
  expect(session?.metadata).toMatchObject({
    plan: 'business',
    setup: 'assistedNoWebsite',
    billing: 'yearly',
  })
})
