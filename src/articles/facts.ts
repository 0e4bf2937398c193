import { CLAIMS } from '../content/claims'
import { consultationMinutes, freePlan, supportPromise } from '../content/standing-copy'
import { formatUsd, type Cents } from '../shared/money'
import { PLAN_IDS, PLANS, TRIAL_DAYS } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../shared/setup-options'
import { AI_USAGE_FEES, formatFee, USAGE_FEES, type TenThousandths } from '../shared/usage-fees'
import { companyFrom } from '../site/company'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'

/** A fact that articles name in braces. Sums may use those that are prices. */
interface Fact {
  readonly text: string
  /** Fees for use are fractions of a cent. */
  readonly cents?: Cents
}

/** The facts by the names that articles give them: `plan.starter.monthly`. */
export type Facts = ReadonlyMap<string, Fact>

/** Collects the facts that articles may name, each from its one home. */
export function collectFacts(environment: Parameters<typeof companyFrom>[0]): Facts {
  const facts = new Map<string, Fact>()
  const addText = (name: string, text: string) => facts.set(name, { text })
  const price = (name: string, cents: Cents) => facts.set(name, { text: formatUsd(cents), cents })
  const fee = (name: string, tenThousandths: TenThousandths) =>
    facts.set(name, { text: formatFee(tenThousandths), cents: tenThousandths / 100 })

  for (const id of PLAN_IDS) {
    addText(`plan.${id}.name`, PLANS[id].name)
    price(`plan.${id}.monthly`, PLANS[id].monthlyCents)
    price(`plan.${id}.yearly`, planPriceCents(id, 'yearly'))
  }
  addText('trial.days', String(TRIAL_DAYS))
  for (const id of SETUP_OPTION_IDS) price(`setup.${id}`, SETUP_OPTIONS[id].feeCents)
  for (const [id, { cents }] of Object.entries(SERVICE_STARTING_PRICES)) {
    price(`service.${id}`, cents)
  }
  for (const [id, website] of Object.entries(WEBSITE_OPTION_PRICES)) {
    addText(`website.${id}.name`, website.name)
    price(`website.${id}.setup`, website.setupCents)
    price(`website.${id}.hosting`, website.hostingCents)
  }
  for (const { id, prices } of USAGE_FEES) {
    for (const plan of PLAN_IDS) fee(`usage.${id}.${plan}`, prices[plan])
  }
  for (const { id, price: tenThousandths } of AI_USAGE_FEES) fee(`usage.${id}`, tenThousandths)
  for (const [id, { value, label, meaning }] of Object.entries(CLAIMS)) {
    addText(`claim.${id}`, value)
    addText(`claim.${id}.label`, label)
    addText(`claim.${id}.meaning`, meaning)
  }
  addText('promise.support', supportPromise.full)
  addText('promise.consultation', consultationMinutes)
  addText('promise.plan', freePlan.name)
  addText('promise.plan.sentence', freePlan.sentence)
  const company = companyFrom(environment)
  for (const name of ['name', 'phone', 'email', 'address'] as const) {
    addText(`company.${name}`, company[name])
  }
  addText('company.hours', company.hours.text)
  return facts
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

/** What is in place of `{{expression}}`. Throws where a name is unknown. */
function factText(expression: string, facts: Facts): string {
  const fact = facts.get(expression)
  if (fact !== undefined) return fact.text
  const cents = Math.round(sumOf(expression, facts))
  if (cents < 0) throw new Error(`"${expression}" is less than nothing`)
  return formatUsd(cents)
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Fills the placeholders of a text. One with a mistake is reported to `reportProblem` and left in place. */
export function fillPlaceholders(
  text: string,
  facts: Facts,
  reportProblem: (message: string) => void,
): string {
  if (/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ' ')))
    reportProblem(
      'A brace is missing: two braces open and two close a fact, as {{plan.starter.monthly}}.',
    )
  return text.replaceAll(PLACEHOLDER, (whole, expression: string) => {
    try {
      return factText(expression.trim(), facts)
    } catch (error) {
      reportProblem(`${whole}: ${error instanceof Error ? error.message : String(error)}.`)
      return whole
    }
  })
}
