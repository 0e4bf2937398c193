import { platformPricing } from '../../content/pages/platform/pricing'
import { FEATURED_PLAN_ID, PLAN_IDS, PLANS, type PlanId } from '../../shared/plans'
import { CheckIcon, DashIcon } from '../../ui/icons'
import { HIDDEN_FOR_OTHER_PLAN } from './plan-card'

const { differences, only, shared } = platformPricing
const { caption, featureHeading, rows, words } = differences

const CELL = 'border-b border-line py-2.5 text-left'

/** Phones show only the checked plan's column beside the row names. */
const columnClass = (plan: PlanId) =>
  `${HIDDEN_FOR_OTHER_PLAN[plan]} md:px-4 lg:px-6 ${
    plan === FEATURED_PLAN_ID ? 'md:border-soil-line md:bg-soil md:text-limestone' : ''
  }`

/** A check mark or a dash in a plan's column. */
function Mark({ plan, isIncluded }: { readonly plan: PlanId; readonly isIncluded: boolean }) {
  const color = plan === FEATURED_PLAN_ID ? 'text-prairie md:text-wheat' : 'text-prairie'
  return (
    <>
      {isIncluded ? <CheckIcon className={`inline-block h-3.5 w-4.5 ${color}`} /> : <DashIcon />}
      <span className="sr-only">{isIncluded ? words.included : words.missing}</span>
    </>
  )
}

/** What every plan includes, in a native disclosure. */
export function InEveryPlan() {
  return (
    <details className="border-b border-line md:col-span-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold marker:text-prairie">
        {shared.title}
      </summary>
      <ul className="gap-x-6 pb-4 text-small leading-loose text-soil-2 md:columns-2 lg:columns-3">
        {shared.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  )
}

/**
 * What only Shimzy includes, in a separate block, so that it isn't marked as missing from the other plans. Phones show it
 * with Shimzy.
 */
export function OnlyWithShimzy() {
  return (
    <div
      className={`${HIDDEN_FOR_OTHER_PLAN.shimzy} pt-6 md:col-span-4 md:grid md:grid-cols-[28fr_72fr]`}
    >
      <h3 className="text-h3">{only.title}</h3>
      <ul className="grid gap-x-6 gap-y-3 max-md:mt-3 md:grid-cols-2 md:pl-4 lg:pl-6">
        {only.items.map(({ name, text }) => (
          <li key={name} className="text-soil-2">
            <b className="block font-semibold text-soil">{name}</b>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The differences between the three plans. */
export function PlanDifferences() {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 border-t border-line leading-snug md:col-span-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="md:w-[28%]">
            <span className="sr-only">{featureHeading}</span>
          </th>
          {PLAN_IDS.map((id) => (
            <th
              key={id}
              scope="col"
              className={`text-left not-print:max-md:w-2/5 ${columnClass(id)}`}
            >
              <span className="sr-only print:not-sr-only">{PLANS[id].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hint, values }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className={`${CELL} pr-4 font-medium`}>
              {name}
              {hint && <span className="block text-small font-normal text-soil-3">{hint}</span>}
            </th>
            {PLAN_IDS.map((id) => {
              const value = values[id]
              return (
                <td key={id} className={`${CELL} ${columnClass(id)} text-small font-medium`}>
                  {typeof value === 'string' ? value : <Mark plan={id} isIncluded={value} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true" className="max-md:hidden">
        <tr>
          <td colSpan={2} />
          <td className="h-8 rounded-b-window bg-soil" />
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
