import { formatUsd } from '../shared/money'
import { BILLING_PERIODS, PLAN_IDS, PLANS, type BillingPeriod } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'

const PERIOD_SHOWN: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'group-has-[[value=yearly]:checked]/billing:hidden',
  yearly: 'hidden group-has-[[value=yearly]:checked]/billing:inline',
}

/**
 * On phones, which plan the cards and the table show: native radios that stay in view under the bar,
 * each with its price. CSS reads them through the nearest `group/plans`, so no script is needed.
 */
export function PlanSelector({ legend }: { readonly legend: string }) {
  return (
    <fieldset className="sticky top-bar-phone z-10 -mx-gutter bg-limestone px-gutter py-2 md:hidden">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-3 rounded-toast border-[1.5px] border-soil p-[3px]">
        {PLAN_IDS.map((id) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-control leading-tight font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="plan-shown"
              value={id}
              defaultChecked={PLANS[id].featured}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {PLANS[id].name}
            {BILLING_PERIODS.map((period) => (
              <span
                key={period}
                className={`text-hint leading-tight font-medium tabular ${PERIOD_SHOWN[period]}`}
              >
                {formatUsd(planPriceCents(id, period))}
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
