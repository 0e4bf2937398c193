import { BILLING_PERIODS } from '../shared/plans'
import { BILLING_LABELS } from '../shared/pricing'

/**
 * Monthly or annual, as native radios: prices and sign-up links of both periods are in the markup, and
 * CSS shows those of the checked one inside the nearest `group/billing`.
 */
export function BillingToggle({
  legend,
  note,
}: {
  readonly legend: string
  readonly note: string
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <legend className="sr-only">{legend}</legend>
      <p className="text-small text-soil-3">{note}</p>
      <div className="inline-flex rounded-toast border-[1.5px] border-soil p-[3px]">
        {BILLING_PERIODS.map((period) => (
          <label
            key={period}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-5 font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="billing-period"
              value={period}
              defaultChecked={period === 'monthly'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {BILLING_LABELS[period]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
