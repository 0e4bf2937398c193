import { CLAIMS } from '../../content/claims'
import { consultationMinutes, actionPlan, supportPromise } from '../../content/standing-copy'
import { formatUsd, type Cents } from '../../shared/money'
import { PLAN_IDS, PLANS, TRIAL_DAYS } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../../shared/setup-options'
import { AI_USAGE_FEES, formatFee, USAGE_FEES, type TenThousandths } from '../../shared/usage-fees'
import { companyFrom } from '../../site/company'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../site/service-prices'

/** A fact that articles name in braces. Only prices can be used in sums. */
interface Fact {
  readonly text: string
  /** US cents, for a usage fee also a fraction of one. Undefined for facts that are not prices. */
  readonly cents?: number
}

/** Facts by name, for example `plan.starter.monthly`. */
export type Facts = ReadonlyMap<string, Fact>

/** Collects the facts that articles may name, each from the module that defines it. */
export function collectFacts(environment: Parameters<typeof companyFrom>[0]): Facts {
  const facts = new Map<string, Fact>()
  const text = (name: string, value: string) => facts.set(name, { text: value })
  const price = (name: string, cents: Cents) => facts.set(name, { text: formatUsd(cents), cents })
  const fee = (name: string, tenThousandths: TenThousandths) =>
    facts.set(name, { text: formatFee(tenThousandths), cents: tenThousandths / 100 })

  for (const id of PLAN_IDS) {
    text(`plan.${id}.name`, PLANS[id].name)
    price(`plan.${id}.monthly`, PLANS[id].monthlyCents)
    price(`plan.${id}.yearly`, planPriceCents(id, 'yearly'))
    for (const { id: usage, prices } of USAGE_FEES) fee(`usage.${usage}.${id}`, prices[id])
  }
  text('trial.days', String(TRIAL_DAYS))
  for (const id of SETUP_OPTION_IDS) price(`setup.${id}`, SETUP_OPTIONS[id].feeCents)
  for (const [id, { cents }] of Object.entries(SERVICE_STARTING_PRICES)) {
    price(`service.${id}`, cents)
  }
  for (const [id, website] of Object.entries(WEBSITE_OPTION_PRICES)) {
    text(`website.${id}.name`, website.name)
    price(`website.${id}.setup`, website.setupCents)
    price(`website.${id}.hosting`, website.hostingCents)
  }
  for (const { id, price: tenThousandths } of AI_USAGE_FEES) fee(`usage.${id}`, tenThousandths)
  for (const [id, { value, label, meaning }] of Object.entries(CLAIMS)) {
    text(`claim.${id}`, value)
    text(`claim.${id}.label`, label)
    text(`claim.${id}.meaning`, meaning)
  }
  text('promise.support', supportPromise)
  text('promise.consultation', consultationMinutes)
  text('promise.plan', actionPlan.name)
  text('promise.plan.sentence', actionPlan.sentence)
  const { name, phone, email, address, hours } = companyFrom(environment)
  for (const [key, value] of Object.entries({ name, phone, email, address, hours: hours.text })) {
    text(`company.${key}`, value)
  }
  return facts
}

/** The price of a fact. For an unknown name, the error suggests similar names or the valid prefixes. */
function priceOf(name: string, facts: Facts): number {
  const fact = facts.get(name)
  if (fact?.cents !== undefined) return fact.cents
  if (fact) throw new Error(`"${name}" is not a price to calculate with`)
  const kindOf = (known: string) => known.replace(/\..*/, '.')
  const names = [...facts.keys()]
  const alike = names.filter((known) => known.startsWith(kindOf(name)))
  const choices = alike.length > 0 ? alike : new Set(names.map(kindOf))
  throw new Error(`there is no fact "${name}". There are ${[...choices].join(', ')}`)
}

const CENTS_PER_DOLLAR = 100

const NUMBER = /^\d+(?:\.\d+)?$/

/** The value of a product such as `12 * plan.starter.monthly`. Without a price, its numbers are dollars. */
function productOf(term: string, facts: Facts): number {
  const factors = term.split('*').map((factor) => factor.trim())
  const [price = CENTS_PER_DOLLAR, ...others] = factors
    .filter((factor) => !NUMBER.test(factor))
    .map((name) => priceOf(name, facts))
  if (others.length > 0) throw new Error(`"${term.trim()}" multiplies one price by another`)
  return factors
    .filter((factor) => NUMBER.test(factor))
    .reduce((product, factor) => product * Number(factor), price)
}

/** The text for `{{expression}}`: a fact, or a sum such as `592 - plan.starter.monthly - 30`. */
function factText(expression: string, facts: Facts): string {
  const fact = facts.get(expression)
  if (fact !== undefined) return fact.text
  // Split before each sign, so that a minus stays with its term.
  const terms = expression.split(/\s\+\s|\s(?=-\s)/)
  const cents = terms.reduce((sum, term) => {
    const isMinus = term.startsWith('- ')
    return sum + (isMinus ? -1 : 1) * productOf(isMinus ? term.slice(2) : term, facts)
  }, 0)
  if (cents < 0) throw new Error(`"${expression}" is negative`)
  return formatUsd(Math.round(cents))
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Fills the placeholders of a text. A wrong one is reported to `reportProblem` and left as it is. */
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
