import { signUp } from '../src/content/sign-up'
import { formatUsd } from '../src/shared/money'
import { BILLING_PERIODS, PLAN_IDS, PLANS } from '../src/shared/plans'
import { dueTodayCents, dueTodayText, needsCardToday, planPriceCents } from '../src/shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor } from '../src/shared/setup-options'
import { BASE_URL } from './support/addresses'
import { mainNav } from './support/application'
import { CAMPAIGN, campaignLink } from './support/campaign'
import { tabTo } from './support/keyboard'
import { sessionRequestsOf, sessionsOf } from './support/fake-stripe'
import { expect, test } from './support/test'
import { visit } from './support/visit'
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
  wizardOf,
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

for (const plan of PLAN_IDS) {
  test(`every setup and billing of ${plan} can be chosen and shows what it costs`, async ({
    page,
  }) => {
    await page.goto('/platform')
    const wizard = await openWizard(page, plan)
    const summary = wizard.getByRole('region', { name: 'Order summary' })
    await wizard.getByRole('button', { name: 'Continue to Setup' }).click()
    for (const { id: setup, name } of setupOptionsFor(plan)) {
      await wizard.getByRole('radio', { name, exact: true }).check()
      await wizard.getByRole('button', { name: 'Continue to Payment' }).click()
      for (const billing of BILLING_PERIODS) {
        const order = { planId: plan, setupOption: setup, billingPeriod: billing }
        await chooseBilling(wizard, billing)
        await expect(summary.getByRole('definition')).toHaveText(formatUsd(dueTodayCents(order)))
        await expect(summary.getByText(dueTodayText(order), { exact: true })).toBeVisible()
        await expect(summary.getByRole('listitem').first()).toContainText(
          formatUsd(planPriceCents(plan, billing)),
        )
        await expect(submitButton(wizard)).toHaveText(signUp.payment.submit(PLANS[plan]))
        await expect(submitButton(wizard)).toHaveAccessibleDescription(
          needsCardToday(order) ? /today by card\./ : /today, no card needed\./,
        )
      }
      await wizard.getByRole('button', { name: 'Back' }).click()
    }
  })
}

test('the banner opens the wizard on business, the first button on starter', async ({ page }) => {
  await page.goto('/platform')
  const wizard = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Start Free Trial' }).last().click()
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await expect(wizard.getByRole('radio', { name: 'Starter' })).toBeChecked()
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

test('wrong details are told beside their fields, and go away once they are right', async ({
  page,
}) => {
  await page.goto('/platform')
  const wizard = await openWizard(page, 'starter')
  await goToPayment(wizard, 'self')
  await submitButton(wizard).click()
  await expect(wizard.getByText('Required', { exact: true })).toHaveCount(3)
  const name = wizard.getByLabel('Full name')
  await expect(name).toBeFocused()

  await fillCustomer(wizard, { fullName: 'D', companyName: 'W', email: 'dana@nowhere' })
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await expect(wizard.getByLabel('Company name')).toHaveAccessibleDescription(
    'Company name must be at least 2 characters',
  )
  await expect(wizard.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await fillCustomer(wizard, newCustomer())
  await expect(name).toHaveAccessibleDescription('')
  await expect(wizard.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false')
})

test('Back keeps every choice and everything typed', async ({ page }) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, {
    plan: 'business',
    setup: 'assistedNoWebsite',
    billing: 'yearly',
    customer,
  })
  await wizard.getByRole('button', { name: 'Back' }).click()
  await expect(
    wizard.getByRole('radio', { name: SETUP_OPTIONS.assistedNoWebsite.name }),
  ).toBeChecked()
  await wizard.getByRole('button', { name: 'Back' }).click()
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeChecked()
  await wizard.getByRole('tab', { name: 'Payment' }).click()
  await expectCustomer(wizard, customer)
  await expect(wizard.getByRole('radio', { name: 'Annual' })).toBeChecked()
})

test('closing and opening again keeps what was typed', async ({ page }) => {
  const customer = newCustomer()
  await fillWizard(page, { plan: 'starter', setup: 'assisted', customer })
  await page.keyboard.press('Escape')
  const again = await openWizard(page, 'starter')
  await goToPayment(again, 'assisted')
  await expectCustomer(again, customer)
})

test('following the link in a new document opens the first step and keeps what was typed', async ({
  page,
}) => {
  const customer = newCustomer()
  const address = '/platform?sign-up=starter'
  await page.goto(address)
  await goToPayment(wizardOf(page), 'self')
  await fillCustomer(wizardOf(page), customer)
  await page.goto('/about')
  await page.goto(address)
  await expect(wizardOf(page).getByRole('radio', { name: 'Starter' })).toBeChecked()
  await goToPayment(wizardOf(page), 'self')
  await expectCustomer(wizardOf(page), customer)
})

test('a double click on the submit button makes one session', async ({ page }) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, { plan: 'starter', setup: 'self', customer })
  await submitButton(wizard).dblclick()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(await sessionRequestsOf(customer.email)).toHaveLength(1)
})

test('the focus goes back to the link that opened the wizard', async ({ page }) => {
  await visit(page, '/platform')
  const opener = planLink(page, 'business')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    const wizard = await openWizard(page, 'business')
    await expect(wizard.getByRole('heading', { name: 'Choose your plan' })).toBeFocused()
    await close()
    await expect(wizard).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

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

test('large enterprises are led to the booking page in a new tab', async ({ page, context }) => {
  await page.goto('/platform?utm_source=fair')
  const wizard = await openWizard(page, 'starter')
  await wizard.getByRole('button', { name: 'Continue to Setup' }).click()
  const opened = context.waitForEvent('page')
  await wizard.getByRole('link', { name: 'book a custom consultation' }).click()
  const booking = new URL((await opened).url())
  expect(booking.host).toBe('booking.example')
  expect(booking.searchParams.get('utm_source')).toBe('fair')
})
