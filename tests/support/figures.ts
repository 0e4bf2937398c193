import { formatUsd } from '../../src/shared/money'
import { PLANS, type PlanId } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'

/** The monthly price as visitors read it. */
export const monthlyPrice = (plan: PlanId) => formatUsd(PLANS[plan].monthlyCents)

/** The annual price as visitors read it: ten months, calculated independently of the code under test. */
export const yearlyPrice = (plan: PlanId) => formatUsd(10 * PLANS[plan].monthlyCents)

/** A setup fee as visitors read it. */
export const setupFee = (setup: SetupOptionId) => formatUsd(SETUP_OPTIONS[setup].feeCents)

/** A price, escaped for a regular expression. */
export const literally = (price: string) => price.replaceAll(/[$.]/g, String.raw`\$&`)
