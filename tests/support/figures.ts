import { formatUsd } from '../../src/shared/money'
import { PLANS, type PlanId } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'

/** What a visitor reads as the price of a month. */
export const monthlyPrice = (plan: PlanId) => formatUsd(PLANS[plan].monthlyCents)

/** What a visitor reads as the price of a year: ten months, counted apart from the code under test. */
export const yearlyPrice = (plan: PlanId) => formatUsd(10 * PLANS[plan].monthlyCents)

/** What a visitor reads as the fee of a setup. */
export const setupFee = (setup: SetupOptionId) => formatUsd(SETUP_OPTIONS[setup].feeCents)

/** A price as a part of a regular expression, with its special characters escaped. */
export const literally = (price: string) => price.replaceAll(/[$.]/g, String.raw`\$&`)
