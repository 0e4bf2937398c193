import { signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { BILLING_PERIODS, type BillingPeriod, type PlanId } from '../../shared/plans'
import { BILLING_LABELS, planPriceCents } from '../../shared/pricing'
import { ChoiceCard } from '../../ui/choice-card'

const { payment: words } = signUp

/** Monthly or annual. */
export function BillingChoices({
  planId,
  billingPeriod,
  disabled,
  onChoose,
}: {
  readonly planId: PlanId
  readonly billingPeriod: BillingPeriod
  readonly disabled: boolean
  readonly onChoose: (billingPeriod: BillingPeriod) => void
}) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 leading-6 font-semibold">{words.billing}</legend>
      <div className="grid md:grid-cols-2">
        {BILLING_PERIODS.map((period) => (
          <ChoiceCard
            key={period}
            name="sign-up-billing"
            value={period}
            checked={period === billingPeriod}
            onChoose={() => {
              onChoose(period)
            }}
            title={<span className="font-semibold">{BILLING_LABELS[period]}</span>}
            aside={
              <span className="font-semibold tabular">
                {formatUsd(planPriceCents(planId, period))}
              </span>
            }
            className="not-first:-mt-[1.5px] first:rounded-t-control last:rounded-b-control has-checked:z-10 md:not-first:mt-0 md:not-first:-ml-[1.5px] md:first:rounded-l-control md:first:rounded-tr-none md:last:rounded-r-control md:last:rounded-bl-none"
          >
            <p className="text-hint text-soil-3">{words.billingHints[period]}</p>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
