import type { PlanId } from './plans'

/** Ten-thousandths of a US dollar, so that fees below a cent and their sums are whole numbers. */
export type TenThousandths = number

const PER_DOLLAR = 10_000

const fee = <const Id extends string>(
  id: Id,
  name: string,
  unit: 'minute' | 'segment' | 'each',
  prices: Readonly<Record<PlanId, TenThousandths>>,
) => ({ id, name, unit, prices })

/** Usage fees, charged at the end of each billing cycle on top of the subscription. */
export const USAGE_FEES = [
  fee('making-calls', 'Making calls', 'minute', { starter: 700, business: 560, shimzy: 350 }),
  fee('receiving-calls', 'Receiving calls', 'minute', { starter: 425, business: 340, shimzy: 213 }),
  fee('text-message', 'Text message', 'segment', { starter: 395, business: 316, shimzy: 198 }),
  fee('email', 'Email', 'each', { starter: 40, business: 32, shimzy: 20 }),
  fee('email-verification', 'Email verification', 'each', {
    starter: 50,
    business: 50,
    shimzy: 40,
  }),
] as const

export type UsageFee = (typeof USAGE_FEES)[number]
export type UsageFeeId = UsageFee['id']

/** Fees for the AI assistant, which Shimzy includes. They are charged directly to the customer. */
export const AI_USAGE_FEES = [
  { id: 'ai-message', unit: 'message', price: 500 },
  { id: 'ai-voice', unit: 'voice minute', price: 3_250 },
] as const

/** Formats a fee below a thousand dollars with two to four decimals: `213` → `$0.0213`, `700` → `$0.07`. */
export function formatFee(price: TenThousandths): string {
  return `$${(price / PER_DOLLAR).toFixed(4).replace(/0{1,2}$/, '')}`
}

/** About how many units $10 buys, in steps of five. */
export function unitsForTenDollars(price: TenThousandths): number {
  return Math.round((10 * PER_DOLLAR) / price / 5) * 5
}

/** The total of a month's usage on a plan, in whole US cents. */
export function usageCents(plan: PlanId, units: Partial<Record<UsageFeeId, number>>): number {
  const sum = USAGE_FEES.reduce(
    (total, { id, prices }) => total + (units[id] ?? 0) * prices[plan],
    0,
  )
  return Math.round((sum * 100) / PER_DOLLAR)
}

/** The cost of the assistant's messages and voice minutes, in whole US cents. */
export function aiUsageCents(messages: number, minutes: number): number {
  const [message, voice] = AI_USAGE_FEES
  return Math.round(((messages * message.price + minutes * voice.price) * 100) / PER_DOLLAR)
}

/** How much less a plan's calls, texts and emails cost than Starter's, in whole percent. */
export function percentBelowStarter(plan: PlanId): number {
  // Email verification is excluded: two plans have the same price for it.
  const shares = USAGE_FEES.filter(({ id }) => id !== 'email-verification').map(
    ({ prices }) => 1 - prices[plan] / prices.starter,
  )
  return Math.round(Math.min(...shares) * 100)
}
