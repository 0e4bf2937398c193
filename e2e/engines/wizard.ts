import { platformPricing } from '../../src/content/pages/platform'
import { signUp } from '../../src/content/sign-up'
import type { Customer } from '../../src/shared/checkout'
import { PLANS, type PlanId } from '../../src/shared/plans'
import { article, button, dialog, field, link, radio, type Target } from './find-element'
import type { Visitor } from './visitor'

export const wizard = dialog()

/** The sign-up link of a plan's card. */
export function planOpener(planId: PlanId): Target {
  return link(platformPricing.card.buttons[planId], article(PLANS[planId].name))
}

export const submit = (planId: PlanId) => button(signUp.payment.submit(PLANS[planId]), wizard)

export const fields = {
  fullName: field(signUp.payment.fullName, wizard),
  companyName: field(signUp.payment.companyName, wizard),
  email: field(signUp.payment.email, wizard),
} satisfies Record<keyof Customer, Target>

export const customer: Customer = {
  fullName: 'Dana Whitfield',
  companyName: 'Whitfield Roofing',
  email: 'dana@customer.example',
}

/** Opens the wizard from the pricing section. */
export async function openWizard(visitor: Visitor, planId: PlanId): Promise<void> {
  await visitor.open('/platform')
  await visitor.click(planOpener(planId))
  await visitor.see(radio(PLANS[planId].name, wizard))
}

/** Goes from the first step to the last with the setup option that is chosen. */
export async function goToPayment(visitor: Visitor): Promise<void> {
  await visitor.click(button(signUp.plan.next, wizard))
  await visitor.click(button(signUp.setup.next, wizard))
}

export async function fillCustomer(visitor: Visitor): Promise<void> {
  await visitor.fill(fields.fullName, customer.fullName)
  await visitor.fill(fields.companyName, customer.companyName)
  await visitor.fill(fields.email, customer.email)
}
