import { platformPricing } from '../../content/pages/platform/pricing'
import { PLAN_DESCRIPTIONS } from '../../content/plan-descriptions'
import { formatUsd } from '../../shared/money'
import {
  BILLING_PERIODS,
  FEATURED_PLAN_ID,
  type BillingPeriod,
  type Plan,
  type PlanId,
} from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { PlusUsage } from '../../sections/plus-usage'
import { ButtonLink } from '../../ui/button'

const { card } = platformPricing

/** Classes of what belongs to a billing period: they hide it while the other one is checked (pricing-table.tsx). */
export const HIDDEN_FOR_OTHER_PERIOD: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'group-has-[[value=yearly]:checked]/billing:hidden',
  yearly: 'group-has-[[value=monthly]:checked]/billing:hidden',
}

/** Renders a text for each billing period; CSS shows one of them. */
export const textPerPeriod = (textOf: (period: BillingPeriod) => string, className = '') =>
  BILLING_PERIODS.map((period) => (
    <span key={period} className={`${className} ${HIDDEN_FOR_OTHER_PERIOD[period]}`.trim()}>
      {textOf(period)}
    </span>
  ))

/** Classes of a plan: phones hide it while another one is checked (pricing-table.tsx), wide pages show all three. */
export const HIDDEN_FOR_OTHER_PLAN: Readonly<Record<PlanId, string>> = {
  starter: 'not-print:max-md:group-not-has-[[value=starter]:checked]/plans:hidden',
  business: 'not-print:max-md:group-not-has-[[value=business]:checked]/plans:hidden',
  shimzy: 'not-print:max-md:group-not-has-[[value=shimzy]:checked]/plans:hidden',
}

const COLUMN: Readonly<Record<PlanId, string>> = {
  starter: 'md:col-start-2',
  business: 'md:col-start-3',
  shimzy: 'md:col-start-4',
}

/**
 * A plan. On wide pages rows line up across the cards (subgrid). The featured card starts one row higher, with its tag, and
 * continues into its table column.
 */
export function PlanCard(plan: Plan) {
  const { id, name } = plan
  const isFeatured = id === FEATURED_PLAN_ID
  const quiet = isFeatured ? 'text-soil-2 md:text-on-dark' : 'text-soil-2'
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`${HIDDEN_FOR_OTHER_PLAN[id]} ${COLUMN[id]} py-5 md:grid md:grid-rows-subgrid md:px-4 md:pt-0 lg:px-6 ${
        isFeatured
          ? 'md:row-span-5 md:row-start-2 md:rounded-t-panel md:bg-soil md:pt-4 md:text-limestone md:on-dark lg:row-start-1'
          : 'md:row-span-4 md:row-start-3 md:border-t-[1.5px] md:border-soil lg:row-start-2'
      }`}
    >
      {isFeatured && (
        <p className="mb-2 w-fit self-end rounded-tag bg-wheat px-2.5 text-small leading-7 font-semibold text-soil md:mb-0">
          {card.featuredTag}
        </p>
      )}
      <div className="md:pt-4">
        <h3 id={`plan-${id}`} className="text-h3">
          {name}
        </h3>
        <p className={`mt-1.5 text-small ${quiet}`}>{PLAN_DESCRIPTIONS[id]}</p>
      </div>
      {BILLING_PERIODS.map((period) => (
        <p key={period} className={`mt-5 ${HIDDEN_FOR_OTHER_PERIOD[period]}`}>
          <span className="block figure-number text-h2 leading-none">
            {formatUsd(planPriceCents(id, period))}
          </span>{' '}
          <span className={`mt-3 block text-small ${quiet}`}>
            {card.per[period]}, <PlusUsage />
          </span>
        </p>
      ))}
      <p className="mt-2 mb-3 text-small font-medium">{card.firstOrder(plan)}</p>
      <div>
        {BILLING_PERIODS.map((period) => (
          <ButtonLink
            key={period}
            to={{ signUp: id, billing: period }}
            aria-describedby={`plan-${id}`}
            variant={isFeatured ? 'primary' : 'secondary'}
            className={`w-full md:px-1! ${HIDDEN_FOR_OTHER_PERIOD[period]}`}
          >
            {card.button(plan)}
          </ButtonLink>
        ))}
      </div>
    </article>
  )
}
