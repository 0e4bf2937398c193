import { signUp } from '../src/content/sign-up'
import { PLANS } from '../src/shared/plans'
import { CHECKOUT_MESSAGES } from '../src/shared/checkout'
import { translateFromTheStart } from './support/fake-translator'
import { expect, test } from './support/test'
import { untilHydrated } from './support/visit'
import {
  chooseBilling,
  failCheckout,
  fillCustomer,
  goToPayment,
  newCustomer,
  submitButton,
  wizardOf,
} from './support/wizard'

// Every test fails on an error in the console (support/test.ts), for example one of React about a node
// that the translation has replaced. The translator puts «» around each text, so names are matched in part.

test('the sign-up goes through on a page translated before it is hydrated', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 502')
  const customer = newCustomer()
  await translateFromTheStart(page)
  await page.goto('/platform?sign-up=business&billing=monthly')
  await untilHydrated(page)
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: PLANS.shimzy.name }).check()
  await expect(wizard).toHaveAccessibleName(new RegExp(`Start with ${PLANS.shimzy.name}`))
  await wizard.getByRole('radio', { name: PLANS.business.name }).check()
  await expect(wizard).toHaveAccessibleName(/Start your trial/)
  await goToPayment(wizard, 'assisted')
  await submitButton(wizard).click()
  await expect(wizard.getByText(/Required/)).toHaveCount(3)
  await fillCustomer(wizard, customer)
  await chooseBilling(wizard, 'yearly')
  await expect(wizard.getByText(/every year/).first()).toBeVisible()

  await failCheckout(page, { times: 1 })
  await submitButton(wizard).click()
  await expect(wizard.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.fallback)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  await page.goBack()
  await expect(wizard.getByLabel(signUp.payment.email)).toHaveValue(customer.email)
  await expect(submitButton(wizard)).toBeEnabled()
})

test('extensions, large text, a blocked storage and a wrong clock do not stop a sign-up', async ({
  page,
}) => {
  const DAY_MS = 86_400_000
  await page.addInitScript((wrongBy) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
    const now = Date.now.bind(Date)
    Date.now = () => now() + wrongBy
    addEventListener('DOMContentLoaded', () => {
      // An extension's toolbar, and what it writes on the elements that every page has.
      document.documentElement.setAttribute('data-extension', 'on')
      document.body.setAttribute('data-extension', 'on')
      document.body.prepend(document.createElement('extension-toolbar'))
      document.body.append(document.createElement('extension-overlay'))
      document.documentElement.style.fontSize = '200%'
      // A password manager puts its icon beside every field, also those that come later.
      const decorate = () => {
        for (const field of document.querySelectorAll('input:not([type=radio], [data-manager])')) {
          field.setAttribute('data-manager', '')
          field.after(document.createElement('password-icon'))
        }
      }
      decorate()
      new MutationObserver(decorate).observe(document.body, { subtree: true, childList: true })
    })
  }, DAY_MS)
  const customer = newCustomer()
  await page.goto('/platform?sign-up=starter')
  const wizard = wizardOf(page)
  await goToPayment(wizard, 'self')
  await submitButton(wizard).click()
  await expect(wizard.getByText(/Required/)).toHaveCount(3)
  await fillCustomer(wizard, customer)
  await submitButton(wizard).click()
  await page.getByRole('button', { name: 'Start trial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful')
})
