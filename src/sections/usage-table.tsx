import type { ReactNode } from 'react'
import { PLAN_IDS, PLANS, type PlanId } from '../shared/plans'
import { USAGE_FEES, type UsageFee } from '../shared/usage-fees'

const CELL = 'border-b border-line py-3.5 pl-4 text-right font-normal lg:py-4.5'

/** One line of figures under the table's rows, for example a worked sum. */
interface UsageTableFoot {
  readonly label: string
  readonly value: (planId: PlanId) => string
}

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
  /** How what is counted is named beside what is charged; may be empty. */
  readonly units: Readonly<Record<UsageFee['unit'], string>>
  readonly renderFigure: (fee: UsageFee, planId: PlanId) => ReactNode
  readonly foot?: UsageTableFoot
}) {
  return (
    <table className="w-full table-fixed border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${CELL} w-[43%] pl-0! text-left! text-soil-3`}>
            {unitHeading}
          </th>
          {PLAN_IDS.map((id) => (
            <th key={id} scope="col" className={`${CELL} font-heading text-lead`}>
              {PLANS[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {USAGE_FEES.map((fee) => (
          <tr key={fee.id}>
            <th scope="row" className={`${CELL} pl-0! text-left!`}>
              <span className="font-medium">{fee.name}</span>
              {units[fee.unit] !== '' && (
                <span className="text-small text-soil-3">, {units[fee.unit]}</span>
              )}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${CELL} text-lead`}>
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
              className={`${CELL} border-b-0 pl-0! text-left! text-small text-soil-2`}
            >
              {foot.label}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${CELL} border-b-0 align-top figure-number text-h3`}>
                {foot.value(id)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
