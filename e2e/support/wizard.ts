import { expect, type Locator, type Page } from '@playwright/test'
import { platformPricing } from '../../src/content/pages/platform'
import { signUp } from '../../src/content/sign-up'
import type { Customer } from '../../src/shared/checkout'
import { PLANS, type BillingPeriod, type PlanId } from '../../src/shared/plans'
import { BILLING_LABELS } from '../../src/shared/pricing'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'
import { uniqueEmail } from './fake-stripe'

/** The sign-up wizard, whichever plan it shows. */
export function wizardOf(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The sign-up link of a plan's card in the pricing section. */
export function planLink(page: Page, planId: PlanId): Locator {
  return page
    .getByRole('article', { name: PLANS[planId].name, exact: true })
    .getByRole('link', { name: platformPricing.card.buttons[planId] })
}

/** A customer that no other test uses. */
export function newCustomer(): Customer {
  return { fullName: 'Dana Whitfield', companyName: 'Whitfield Roofing', email: uniqueEmail() }
}

/** Opens the wizard from the pricing section of the platform page. Phones show one plan at a time. */
export async function openWizard(page: Page, planId: PlanId): Promise<Locator> {
  const choice = page
    .getByRole('group', { name: platformPricing.planLegend, exact: true })
    .getByRole('radio', { name: new RegExp(`^${PLANS[planId].name}`) })
  if (await choice.isVisible()) await choice.check()
  await planLink(page, planId).click()
  const wizard = wizardOf(page)
  await expect(wizard.getByRole('radio', { name: PLANS[planId].name })).toBeChecked()
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
  await wizard.getByLabel('Full name').fill(customer.fullName)
  await wizard.getByLabel('Company name').fill(customer.companyName)
  await wizard.getByLabel('Email').fill(customer.email)
}

/** Expects the customer form to hold these details. */
export async function expectCustomer(wizard: Locator, customer: Customer): Promise<void> {
  await expect(wizard.getByLabel('Full name')).toHaveValue(customer.fullName)
  await expect(wizard.getByLabel('Company name')).toHaveValue(customer.companyName)
  await expect(wizard.getByLabel('Email')).toHaveValue(customer.email)
}

/** Chooses how often to pay, on the payment step. */
export async function chooseBilling(wizard: Locator, billing: BillingPeriod): Promise<void> {
  await wizard.getByRole('radio', { name: BILLING_LABELS[billing] }).check()
}

/** The button that starts the checkout. */
export function submitButton(wizard: Locator): Locator {
  return wizard.getByRole('button', { name: /^(?:Start Free Trial|Subscribe Now)$/ })
}

/** Opens the platform page and goes to the filled payment step of a plan. */
export async function fillWizard(
  page: Page,
  {
    plan,
    setup,
    billing = 'monthly',
    customer,
  }: {
    readonly plan: PlanId
    readonly setup: SetupOptionId
    readonly billing?: BillingPeriod
    readonly customer: Customer
  },
): Promise<Locator> {
  await page.goto('/platform')
  const wizard = await openWizard(page, plan)
  await goToPayment(wizard, setup)
  await fillCustomer(wizard, customer)
  await chooseBilling(wizard, billing)
  return wizard
}
