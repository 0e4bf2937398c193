import { formatUsd } from '../../src/shared/money'
import { PLANS, type PlanId } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'

/** What a visitor reads as the price of a month. */
export const monthlyPrice = (planId: PlanId) => formatUsd(PLANS[planId].monthlyCents)

/** What a visitor reads as the price of a year: ten months, counted apart from the code under test. */
export const yearlyPrice = (planId: PlanId) => formatUsd(10 * PLANS[planId].monthlyCents)

/** What a visitor reads as the fee of a setup. */
export const setupFee = (setupOption: SetupOptionId) =>
  formatUsd(SETUP_OPTIONS[setupOption].feeCents)

/** A price as a part of a regular expression, with its special characters escaped. */
export const literally = (price: string) => price.replaceAll(/[$.]/g, String.raw`\$&`)
