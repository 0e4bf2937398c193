import { platformPricing, type DifferenceRow } from '../../content/pages/platform'
import { PLAN_IDS, PLANS, type PlanId } from '../../shared/plans'
import { CheckIcon, DashIcon } from '../../ui/icons'
import { TextLink } from '../../ui/text-link'
import { PLAN_SHOWN } from './plan-card'

const { caption, featureHeading, rows, only, words } = platformPricing.differences

const CELL = 'border-b border-line py-2.5 text-left'

/** Phones show the column of the checked plan beside the names of the rows. */
const columnClass = (planId: PlanId) =>
  `${PLAN_SHOWN[planId]} md:px-4 lg:px-6 ${
    PLANS[planId].featured ? 'md:border-soil-line md:bg-soil md:text-limestone' : ''
  }`

/** A row's value for each plan: text, or included or not. */
function Values({ values }: Pick<DifferenceRow, 'values'>) {
  return PLAN_IDS.map((id) => {
    const value = values[id]
    return (
      <td key={id} className={`${CELL} ${columnClass(id)} text-small font-medium`}>
        {typeof value === 'string' ? (
          value
        ) : (
          <>
            {value ? (
              <CheckIcon
                className={`inline-block h-3.5 w-4.5 ${PLANS[id].featured ? 'text-prairie md:text-wheat' : 'text-prairie'}`}
              />
            ) : (
              <DashIcon />
            )}
            <span className="sr-only">{value ? words.included : words.missing}</span>
          </>
        )}
      </td>
    )
  })
}

/** What one plan alone brings, in a block of its own: it is no missing piece of the others. */
export function OnlyWithShimzy() {
  return (
    <div className="mt-6 border-t-[1.5px] border-soil pt-4 md:col-span-4 md:grid md:grid-cols-[28fr_72fr]">
      <h3 className="text-h3">{only.title}</h3>
      <ul className="grid gap-x-6 gap-y-3 max-md:mt-3 md:grid-cols-2 md:pl-4 lg:pl-6">
        {only.items.map(({ name, text }) => (
          <li key={name} className="text-small text-soil-2">
            <b className="block text-body font-semibold text-soil">{name}</b>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What all plans share, folded up natively. */
function Shared({ name, features }: Pick<DifferenceRow, 'name' | 'features'>) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer marker:text-prairie">{name}</summary>
      <ul className="pt-2 text-small leading-loose font-normal text-soil-2">
        {features?.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  )
}

/** The three plans as differences. */
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
            <th key={id} scope="col" className={`max-md:w-2/5 ${columnClass(id)}`}>
              <span className="sr-only">{PLANS[id].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hint, link, features, values }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className={`${CELL} pr-4 font-medium`}>
              {features === undefined ? name : <Shared name={name} features={features} />}
              {hint !== undefined && (
                <span className="block text-small font-normal text-soil-3">{hint}</span>
              )}
              {link !== undefined && (
                <TextLink to={link.to} className="text-small">
                  {link.label}
                </TextLink>
              )}
            </th>
            <Values values={values} />
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
