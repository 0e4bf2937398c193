import { platformPricing } from '../content/pages/platform'
import { PLAN_DESCRIPTIONS } from '../content/plan-descriptions'
import { formatUsd } from '../shared/money'
import { BILLING_PERIODS, type BillingPeriod, type Plan, type PlanId } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { ButtonLink } from '../ui/button'
import { TextLink } from '../ui/text-link'

const { card } = platformPricing

/** CSS shows what belongs to the checked billing period (pricing-table.tsx). */
export const PERIOD_SHOWN: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'group-has-[[value=yearly]:checked]/billing:hidden',
  yearly: 'hidden group-has-[[value=yearly]:checked]/billing:block',
}

/** Phones show the card of the checked plan (pricing-table.tsx), wide pages all three. */
const CARD_PLACE: Readonly<Record<PlanId, string>> = {
  starter: 'max-md:hidden max-md:group-has-[[value=starter]:checked]/plans:contents md:col-start-2',
  business:
    'max-md:hidden max-md:group-has-[[value=business]:checked]/plans:contents md:col-start-3',
  shimzy: 'max-md:hidden max-md:group-has-[[value=shimzy]:checked]/plans:contents md:col-start-4',
}

/** On phones the price and the button of the shown plan stay at the lower edge, in reach of the thumb. */
const PHONE_BAR =
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-gutter max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-limestone max-md:px-gutter max-md:py-3 max-md:shadow-bar-up'

/** On phones every plan's button is the only one in view, so it has the color of the call to action. */
const PHONE_PRIMARY =
  'max-md:border-transparent max-md:bg-paintbrush max-md:text-white max-md:hover:bg-paintbrush-dark'

/**
 * A plan above the table of differences. On wide pages rows line up across the three cards (subgrid), and
 * the featured one goes on down its column of the table. On phones the parts flow into the section.
 */
export function PlanCard({ id, name, featured }: Plan) {
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`${CARD_PLACE[id]} md:row-span-4 md:grid md:grid-rows-subgrid md:px-4 md:pb-5 lg:row-start-1 lg:px-6 ${
        featured
          ? 'md:-mt-8.5 md:rounded-t-panel md:bg-soil md:pt-15.5 md:text-limestone md:on-dark'
          : 'md:border-t-[1.5px] md:border-soil md:pt-7'
      }`}
    >
      <div className="relative pt-5 md:pt-0">
        {featured && (
          <p className="mb-2 w-fit rounded-tag bg-wheat px-2.5 py-1.5 text-hint leading-none font-semibold text-soil md:absolute md:-top-9.5">
            {card.featuredTag}
          </p>
        )}
        <h3 id={`plan-${id}`} className="text-h3">
          {name}
        </h3>
        <p
          className={`mt-1.5 leading-snug text-soil-2 md:text-small ${featured ? 'md:text-on-dark' : ''}`}
        >
          {PLAN_DESCRIPTIONS[id]}
        </p>
        {card.rates[id] !== undefined && <p className="mt-1.5 text-small">{card.rates[id]}</p>}
        <TextLink
          to={card.usage.to}
          className={`text-small max-md:scroll-mb-28 ${featured ? 'md:text-wheat!' : ''}`}
        >
          {card.usage.label}
        </TextLink>
      </div>
      {BILLING_PERIODS.map((period) => (
        <p
          key={period}
          className={`${PERIOD_SHOWN[period]} mt-1.5 font-medium md:row-start-3 md:mt-3 md:text-small md:text-balance`}
        >
          {card.firstOrder(id, period)}
        </p>
      ))}
      <div className={`${PHONE_BAR} md:contents`}>
        <div className="md:row-start-2 md:mt-4">
          {BILLING_PERIODS.map((period) => {
            const price = formatUsd(planPriceCents(id, period))
            return (
              <p key={period} className={PERIOD_SHOWN[period]} data-price={period}>
                <span className="flex items-start figure-number text-[1.75rem] leading-none tracking-[-.03em] md:text-[2.75rem] md:leading-[.9] lg:text-[3.75rem]">
                  <span className="mt-[.06em] mr-0.5 text-[.42em] leading-none">
                    {price.slice(0, 1)}
                  </span>
                  {price.slice(1)}
                </span>
                <span
                  className={`mt-1 block text-hint text-soil-3 md:mt-2 md:text-small ${featured ? 'md:text-on-dark' : ''}`}
                >
                  {card.per[period]}
                </span>
              </p>
            )
          })}
        </div>
        <div className="md:row-start-4 md:mt-4">
          {BILLING_PERIODS.map((period) => (
            <div key={period} className={PERIOD_SHOWN[period]}>
              <ButtonLink
                to={{ signUp: id, billing: period }}
                variant={featured ? 'primary' : 'secondary'}
                className={`w-full md:px-1! lg:px-3! ${featured ? '' : PHONE_PRIMARY}`}
              >
                {card.buttons[id]}
              </ButtonLink>
            </div>
          ))}
        </div>
      </div>
    </article>
  )
}
