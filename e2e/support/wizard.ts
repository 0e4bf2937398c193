import type { Locator, Page } from '@playwright/test'
import { platformPricing } from '../../src/content/pages/platform/pricing'
import { signUp } from '../../src/content/sign-up'
import {
  CHECKOUT_MESSAGES,
  CHECKOUT_PATH,
  type CheckoutErrorReply,
  type Customer,
} from '../../src/shared/checkout'
import { PLANS, type BillingPeriod, type PlanId } from '../../src/shared/plans'
import { BILLING_LABELS } from '../../src/shared/pricing'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'

/** The sign-up wizard, whichever plan it shows. */
export const wizardOf = (page: Page) => page.getByRole('dialog')

/** The sign-up link of a plan's card in the pricing section. */
export const planLink = (page: Page, plan: PlanId) =>
  page
    .getByRole('article', { name: PLANS[plan].name, exact: true })
    .getByRole('link', { name: platformPricing.card.button(PLANS[plan]) })

/** A customer that no other test uses, so that its requests can be told from theirs. */
export const newCustomer = (): Customer => ({
  fullName: 'Dana Whitfield',
  companyName: 'Whitfield Roofing',
  email: `owner-${crypto.randomUUID()}@customer.example`,
})

/** Opens the wizard from the pricing section of the platform page. Phones show one plan at a time. */
export async function openWizard(page: Page, plan: PlanId): Promise<Locator> {
  const choice = page
    .getByRole('group', { name: platformPricing.planLegend, exact: true })
    .getByRole('radio', { name: PLANS[plan].name })
  if (await choice.isVisible()) await choice.check()
  await planLink(page, plan).click()
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: PLANS[plan].name }).waitFor()
  return wizard
}

/** Goes from the first step to the third with a setup option. */
export async function goToPayment(wizard: Locator, setup: SetupOptionId): Promise<void> {
  await wizard.getByRole('button', { name: signUp.plan.next }).click()
  await wizard.getByRole('radio', { name: SETUP_OPTIONS[setup].name }).check()
  await wizard.getByRole('button', { name: signUp.setup.next }).click()
}

/** Fills the customer form in. */
export async function fillCustomer(wizard: Locator, customer: Customer): Promise<void> {
  await wizard.getByLabel(signUp.payment.fullName).fill(customer.fullName)
  await wizard.getByLabel(signUp.payment.companyName).fill(customer.companyName)
  await wizard.getByLabel(signUp.payment.email).fill(customer.email)
}

/** Chooses how often to pay, on the payment step. */
export async function chooseBilling(wizard: Locator, billing: BillingPeriod): Promise<void> {
  await wizard.getByRole('radio', { name: BILLING_LABELS[billing] }).check()
}

/** The button that starts the checkout. */
export const submitButton = (wizard: Locator) => wizard.locator('button[type=submit]')

/** Lets every checkout fail, or the next ones, with a 502 and the longest of the standing messages. */
export async function failCheckout(
  page: Page,
  options?: { readonly times: number },
): Promise<void> {
  const json: CheckoutErrorReply = {
    error: { code: 'provider', message: CHECKOUT_MESSAGES.fallback, requestId: 'r-1' },
  }
  await page.route(`**${CHECKOUT_PATH}`, (route) => route.fulfill({ status: 502, json }), options)
}
