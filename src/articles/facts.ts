import { CLAIMS } from '../content/claims'
import { consultationMinutes, freePlan, supportPromise } from '../content/promises'
import { formatUsd, type Cents } from '../shared/money'
import { PLAN_IDS, PLANS, TRIAL_DAYS } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../shared/setup-options'
import { AI_USAGE_FEES, formatFee, USAGE_FEES, type TenThousandths } from '../shared/usage-fees'
import { companyFrom } from '../site/company'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'

/** A fact that articles name in braces. Sums may use those that are prices. */
export interface Fact {
  readonly text: string
  /** Fees for use are fractions of a cent. */
  readonly cents?: Cents
}

type Entry = readonly [name: string, fact: Fact]

/** The facts by the names that articles give them: `plan.starter.monthly`. */
export type Facts = ReadonlyMap<string, Fact>

const words = (text: string): Fact => ({ text })
const price = (cents: Cents): Fact => ({ text: formatUsd(cents), cents })
const fee = (tenThousandths: TenThousandths): Fact => ({
  text: formatFee(tenThousandths),
  cents: tenThousandths / 100,
})

/** Collects the facts that articles may name, each from its one home. */
export function collectFacts(environment: Parameters<typeof companyFrom>[0]): Facts {
  const company = companyFrom(environment)
  const plans = PLAN_IDS.flatMap((id): Entry[] => [
    [`plan.${id}.name`, words(PLANS[id].name)],
    [`plan.${id}.monthly`, price(PLANS[id].monthlyCents)],
    [`plan.${id}.yearly`, price(planPriceCents(id, 'yearly'))],
  ])
  const setups = SETUP_OPTION_IDS.map((id): Entry => [
    `setup.${id}`,
    price(SETUP_OPTIONS[id].feeCents),
  ])
  const services = Object.entries(SERVICE_STARTING_PRICES).map(([id, { cents }]): Entry => [
    `service.${id}`,
    price(cents),
  ])
  const websites = Object.entries(WEBSITE_OPTION_PRICES).flatMap(
    ([id, { name, setupCents, hostingCents }]): Entry[] => [
      [`website.${id}.name`, words(name)],
      [`website.${id}.setup`, price(setupCents)],
      [`website.${id}.hosting`, price(hostingCents)],
    ],
  )
  const usage = USAGE_FEES.flatMap(({ id, prices }) =>
    PLAN_IDS.map((plan): Entry => [`usage.${id}.${plan}`, fee(prices[plan])]),
  )
  const assistant = AI_USAGE_FEES.map(({ id, price }): Entry => [`usage.${id}`, fee(price)])
  const claims = Object.entries(CLAIMS).flatMap(([id, { value, label, meaning }]): Entry[] => [
    [`claim.${id}`, words(value)],
    [`claim.${id}.label`, words(label)],
    [`claim.${id}.meaning`, words(meaning)],
  ])
  return new Map([
    ...plans,
    ['trial.days', words(String(TRIAL_DAYS))],
    ...setups,
    ...services,
    ...websites,
    ...usage,
    ...assistant,
    ...claims,
    ['promise.support', words(supportPromise.full)],
    ['promise.consultation', words(consultationMinutes)],
    ['promise.plan', words(freePlan.name)],
    ['promise.plan.sentence', words(freePlan.sentence)],
    ['company.name', words(company.name)],
    ['company.phone', words(company.phone)],
    ['company.email', words(company.email)],
    ['company.address', words(company.address)],
    ['company.hours', words(company.hours.text)],
  ])
}

const NUMBER = /^\d+(?:\.\d+)?$/

/** Names the facts that begin alike, or else the kinds that there are. */
function unknownFact(name: string, facts: Facts): Error {
  const kindOf = (known: string) => `${known.split('.')[0] ?? ''}.`
  const alike = [...facts.keys()].filter((known) => known.startsWith(kindOf(name)))
  const choices = alike.length > 0 ? alike : new Set([...facts.keys()].map(kindOf))
  return new Error(`there is no fact "${name}". There are ${[...choices].join(', ')}`)
}

/** The value of `12 * plan.starter.monthly`; a plain number is a number of dollars or of times. */
function productOf(term: string, facts: Facts): Cents {
  const factors = term.split('*').map((factor) => factor.trim())
  let prices = 0
  const product = factors.reduce((result, factor) => {
    if (NUMBER.test(factor)) return result * Number(factor)
    const fact = facts.get(factor)
    if (fact === undefined) throw unknownFact(factor, facts)
    if (fact.cents === undefined) throw new Error(`"${factor}" is not a price to calculate with`)
    prices += 1
    return result * fact.cents
  }, 1)
  if (prices > 1) throw new Error(`"${term.trim()}" multiplies one price by another`)
  return prices === 1 ? product : product * 100
}

/** The value of `592 - plan.starter.monthly - 30`, in cents. */
function sumOf(expression: string, facts: Facts): Cents {
  const terms = expression.split(/(?<=\s)([+-])(?=\s)/)
  return terms.reduce((sum, term, index) => {
    if (index % 2 === 1) return sum
    return sum + (terms[index - 1] === '-' ? -1 : 1) * productOf(term, facts)
  }, 0)
}

/** What stands in place of `{{expression}}`. Throws where a name is unknown. */
export function factText(expression: string, facts: Facts): string {
  const fact = facts.get(expression)
  if (fact !== undefined) return fact.text
  const cents = Math.round(sumOf(expression, facts))
  if (cents < 0) throw new Error(`"${expression}" is less than nothing`)
  return formatUsd(cents)
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Fills the placeholders of a text. A mistaken one is told to `onMistake` and left in place. */
export function fillPlaceholders(
  text: string,
  facts: Facts,
  onMistake: (message: string) => void,
): string {
  if (/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ' ')))
    onMistake(
      'A brace is missing: two braces open and two close a fact, as {{plan.starter.monthly}}.',
    )
  return text.replaceAll(PLACEHOLDER, (whole, expression: string) => {
    try {
      return factText(expression.trim(), facts)
    } catch (error) {
      onMistake(`${whole}: ${error instanceof Error ? error.message : String(error)}.`)
      return whole
    }
  })
}
