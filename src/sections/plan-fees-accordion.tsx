import { formatCount } from '../shared/count'
import { PLAN_IDS, PLANS, type PlanId } from '../shared/plans'
import { unitsForTenDollars, USAGE_FEES, type UsageFee } from '../shared/usage-fees'
import { AlignedFee } from './aligned-fee'

type Units = Readonly<Record<UsageFee['unit'], string>>

const CELL = 'border-b border-line py-3 pl-3 text-right font-normal'

function PlanFees({
  planId,
  headings,
  units,
}: {
  readonly planId: PlanId
  readonly units: Units
  readonly headings: readonly [name: string, price: string, tenDollars: string]
}) {
  return (
    <table className="mb-6 w-full leading-snug tabular">
      <caption className="sr-only">{PLANS[planId].name}</caption>
      <thead>
        <tr className="text-small text-soil-3">
          {headings.map((heading) => (
            <th key={heading} scope="col" className={`${CELL} first:pl-0 first:text-left`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {USAGE_FEES.map(({ id, name, unit, prices }) => (
          <tr key={id}>
            <th scope="row" className={`${CELL} pl-0! text-left!`}>
              <span className="block font-medium">{name}</span>
              <span className="text-hint text-soil-3">{units[unit]}</span>
            </th>
            <td className={`${CELL} align-top`}>
              <AlignedFee price={prices[planId]} />
            </td>
            <td className={`${CELL} align-top`}>
              {formatCount(unitsForTenDollars(prices[planId]))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * The usage fees on small screens: one plan at a time in a native accordion. The figures are those of
 * the tables that wide pages show.
 */
export function PlanFeesAccordion({
  headings,
  units,
  example,
}: {
  readonly units: Units
  readonly headings: readonly [name: string, price: string, tenDollars: string]
  /** A worked month, and what it comes to on each plan. */
  readonly example: { readonly label: string; readonly sum: (planId: PlanId) => string }
}) {
  return (
    <div className="border-t-[1.5px] border-soil">
      {PLAN_IDS.map((id, index) => (
        <details
          key={id}
          name="plan-fees"
          open={index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between font-heading text-h3 [&::-webkit-details-marker]:hidden">
            {PLANS[id].name}
            <span
              aria-hidden="true"
              className="relative size-4 before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-prairie after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-prairie after:transition-transform group-open:after:scale-y-0"
            />
          </summary>
          <PlanFees planId={id} headings={headings} units={units} />
          <p className="-mt-2 mb-6 flex items-baseline justify-between gap-6 text-small text-soil-2">
            {example.label}
            <span className="figure-number text-h3 text-soil">{example.sum(id)}</span>
          </p>
        </details>
      ))}
    </div>
  )
}
