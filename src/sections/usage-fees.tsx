import type { ReactNode } from 'react'
import { formatCount } from '../shared/count'
import { PLAN_IDS, PLANS, type PlanId } from '../shared/plans'
import {
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
  type TenThousandths,
  type UsageFee,
} from '../shared/usage-fees'

/** How what is counted is named beside what is charged; may be empty. */
type Units = Readonly<Record<UsageFee['unit'], string>>

/** A fee whose decimal point is in line with those above and below: fees have two to four decimals. */
export function AlignedFee({ price }: { readonly price: TenThousandths }) {
  const [dollars, decimals] = formatFee(price).split('.')
  return (
    <>
      {dollars}
      <span className="inline-block w-[4.4ch] text-left">.{decimals}</span>
    </>
  )
}

const TABLE_CELL = 'border-b border-line py-3.5 pl-4 text-right font-normal lg:py-4.5'

/** What is charged by use, row by row, with one figure for each plan. For wide pages and paper. */
export function UsageTable({
  caption,
  unitHeading,
  units,
  renderFigure,
  foot,
}: {
  readonly caption: string
  readonly unitHeading: string
  readonly units: Units
  readonly renderFigure: (fee: UsageFee, planId: PlanId) => ReactNode
  /** One line of figures under the table's rows, for example a worked sum. */
  readonly foot?: { readonly label: string; readonly value: (planId: PlanId) => string }
}) {
  return (
    <table className="w-full table-fixed border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${TABLE_CELL} w-[43%] pl-0! text-left! text-soil-3`}>
            {unitHeading}
          </th>
          {PLAN_IDS.map((id) => (
            <th key={id} scope="col" className={`${TABLE_CELL} font-heading text-lead`}>
              {PLANS[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {USAGE_FEES.map((fee) => (
          <tr key={fee.id}>
            <th scope="row" className={`${TABLE_CELL} pl-0! text-left!`}>
              <span className="font-medium">{fee.name}</span>
              {units[fee.unit] !== '' && (
                <span className="text-small text-soil-3">, {units[fee.unit]}</span>
              )}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${TABLE_CELL} text-lead`}>
                {renderFigure(fee, id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr>
            <th
              scope="row"
              className={`${TABLE_CELL} border-b-0 pl-0! text-left! text-small text-soil-2`}
            >
              {foot.label}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${TABLE_CELL} border-b-0 align-top figure-number text-h3`}>
                {foot.value(id)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const ACCORDION_CELL = 'border-b border-line py-3 pl-3 text-right font-normal'

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
      {PLAN_IDS.map((planId, index) => (
        <details
          key={planId}
          name="plan-fees"
          open={index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between font-heading text-h3 [&::-webkit-details-marker]:hidden">
            {PLANS[planId].name}
            <span
              aria-hidden="true"
              className="relative size-4 before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-prairie after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-prairie after:transition-transform group-open:after:scale-y-0"
            />
          </summary>
          <table className="mb-6 w-full leading-snug tabular">
            <caption className="sr-only">{PLANS[planId].name}</caption>
            <thead>
              <tr className="text-small text-soil-3">
                {headings.map((heading) => (
                  <th
                    key={heading}
                    scope="col"
                    className={`${ACCORDION_CELL} first:pl-0 first:text-left`}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {USAGE_FEES.map(({ id, name, unit, prices }) => (
                <tr key={id}>
                  <th scope="row" className={`${ACCORDION_CELL} pl-0! text-left!`}>
                    <span className="block font-medium">{name}</span>
                    <span className="text-hint text-soil-3">{units[unit]}</span>
                  </th>
                  <td className={`${ACCORDION_CELL} align-top`}>
                    <AlignedFee price={prices[planId]} />
                  </td>
                  <td className={`${ACCORDION_CELL} align-top`}>
                    {formatCount(unitsForTenDollars(prices[planId]))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="-mt-2 mb-6 flex items-baseline justify-between gap-6 text-small text-soil-2">
            {example.label}
            <span className="figure-number text-h3 text-soil">{example.sum(planId)}</span>
          </p>
        </details>
      ))}
    </div>
  )
}
