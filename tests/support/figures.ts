import { formatUsd } from '../../src/shared/money'
import { MONTHS_PAID_PER_YEAR, PLANS, type PlanId } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'

/** The monthly price as visitors read it. */
export const monthlyPrice = (plan: PlanId) => formatUsd(PLANS[plan].monthlyCents)

/** The annual price as visitors read it, calculated independently of the code under test. */
export const yearlyPrice = (plan: PlanId) =>
  formatUsd(MONTHS_PAID_PER_YEAR * PLANS[plan].monthlyCents)

/** A setup fee as visitors read it. */
export const setupFee = (setup: SetupOptionId) => formatUsd(SETUP_OPTIONS[setup].feeCents)

/** A price, escaped for a regular expression. */
export const literally = (price: string) => price.replaceAll(/[$.]/g, String.raw`\$&`)
