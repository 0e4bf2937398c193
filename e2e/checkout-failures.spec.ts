import type { Locator } from '@playwright/test'
import { test } from './support/own-checkout'
import { expect } from './support/test'
import { expectCustomer, fillWizard, newCustomer, submitButton } from './support/wizard'

const FALLBACK = 'There was a problem processing your payment'

/** The message above the buttons. */
const bannerOf = (wizard: Locator) => wizard.getByRole('alert')

test('a lost reply, a reload and the same form make one session', async ({
  page,
  stripe,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  const customer = newCustomer()
  const wizard = await fillWizard(page, { plan: 'business', setup: 'self', customer })
  stripe.faults.add('cut-reply', 1, 'create')
  await submitButton(wizard).click()
  await expect(bannerOf(wizard)).toContainText(FALLBACK)
  await page.reload()
  await expectCustomer(wizard, customer)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(stripe.sessions.all()).toHaveLength(1)
})

test('a declined card is told in Stripe’s words, the form is kept, and a retry makes one session', async ({
  page,
  stripe,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  const customer = newCustomer()
  const wizard = await fillWizard(page, { plan: 'starter', setup: 'assisted', customer })
  stripe.faults.add('card-402', 1, 'create')
  await submitButton(wizard).click()
  await expect(bannerOf(wizard)).toContainText('Stripe API error: Your card was declined.')
  await expect(page.getByText('Payment Error', { exact: true }).first()).toBeVisible()
  await expectCustomer(wizard, customer)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(stripe.sessions.all().filter(({ url }) => url !== null)).toHaveLength(1)
})
