import { formatUsd } from '../src/shared/money'
import { PLANS } from '../src/shared/plans'
import { SETUP_OPTIONS } from '../src/shared/setup-options'
import { BASE_URL } from './support/addresses'
import { mainNav } from './support/application'
import { CAMPAIGN, campaignLink } from './support/campaign'
import { tabTo } from './support/keyboard'
import { sessionRequestsOf, sessionsOf } from './support/fake-stripe'
import { expect, test } from './support/test'
import {
  chooseBilling,
  expectCustomer,
  fillCustomer,
  fillWizard,
  goToPayment,
  newCustomer,
  openWizard,
  planLink,
  submitButton,
} from './support/wizard'

const JOURNEYS = [
  {
    plan: 'starter',
    setup: 'self',
    billing: 'monthly',
    pay: 'Start trial',
    lineItems: [{ price: 'price_starter_monthly', quantity: '1' }],
  },
  {
    plan: 'business',
    setup: 'assisted',
    billing: 'yearly',
    pay: 'Start trial',
    lineItems: [
      { price: 'price_business_yearly', quantity: '1' },
      {
        price_data: {
          currency: 'usd',
          product_data: { name: 'One-time Setup Fee' },
          unit_amount: String(SETUP_OPTIONS.assisted.feeCents),
        },
        quantity: '1',
      },
    ],
  },
  {
    plan: 'shimzy',
    setup: 'shimzy',
    billing: 'monthly',
    pay: `Pay ${formatUsd(SETUP_OPTIONS.shimzy.feeCents + PLANS.shimzy.monthlyCents)}`,
    lineItems: [
      { price: 'price_shimzy_monthly', quantity: '1' },
      {
        price_data: {
          currency: 'usd',
          product_data: { name: 'Shimzy AI Setup Fee' },
          unit_amount: String(SETUP_OPTIONS.shimzy.feeCents),
        },
        quantity: '1',
      },
    ],
  },
] as const

for (const { plan, setup, billing, pay, lineItems } of JOURNEYS) {
  test(`a campaign link leads to a paid ${plan} plan, ${setup}, ${billing}`, async ({ page }) => {
    const customer = newCustomer()
    const { hasTrial, name } = PLANS[plan]

    await page.goto(campaignLink('/services/seo'))
    await mainNav(page).getByRole('link', { name: 'Platform' }).click()
    await expect(page).toHaveURL('/platform')
    const wizard = await openWizard(page, plan)
    await goToPayment(wizard, setup)
    await fillCustomer(wizard, customer)
    await chooseBilling(wizard, billing)
    await submitButton(wizard).click()

    await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
    const tracking = { ...CAMPAIGN, landing_page: '/services/seo' }
    const metadata = {
      plan,
      billing,
      setup,
      full_name: customer.fullName,
      company: customer.companyName,
      ...tracking,
    }
    const [request, ...others] = await sessionRequestsOf(customer.email)
    expect(others).toEqual([])
    expect(request?.idempotencyKey).toMatch(/^co1_/)
    expect(request?.parameters).toEqual({
      mode: 'subscription',
      success_url: `${BASE_URL}/subscription-success?plan=${plan}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${BASE_URL}/platform`,
      customer_email: customer.email,
      line_items: lineItems,
      ...(hasTrial && { payment_method_collection: 'if_required' }),
      subscription_data: {
        metadata,
        ...(hasTrial && {
          trial_period_days: '14',
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
      },
      metadata,
      expand: ['line_items'],
    })

    await page.getByRole('button', { name: pay, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUpSuccess.loading)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUpSuccess.done)
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
    await expect(page.getByText(`${formatUsd(PLANS[plan].monthlyCents)} per month`)).toBeVisible()
    await expect(
      page.getByText(/^Add a card by \w+\s\d+(,\s\d{4})? to keep your plan/),
    ).toHaveCount(hasTrial ? 1 : 0)
    await expect(page).toHaveURL(new RegExp(`/subscription-success\\?plan=${plan}`))
    const [session] = await sessionsOf(customer.email)
    expect(session?.status).toBe('complete')
    expect(session?.metadata).toMatchObject(tracking)
    expect(session?.subscription?.metadata).toMatchObject(tracking)
  })
}

const signUpSuccess = {
  loading: 'Loading your subscription details...',
  done: 'Subscription Successful',
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

test('canceling at Stripe leads to the platform page, where the plan’s link reopens the sent form', async ({
  page,
}) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, { plan: 'starter', setup: 'self', customer })
  await submitButton(wizard).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('dialog')).toBeHidden()
  const [session] = await sessionsOf(customer.email)
  expect(session?.status).toBe('open')
  await planLink(page, 'starter').click()
  await expectCustomer(wizard, customer)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(await sessionsOf(customer.email)).toHaveLength(1)
})
