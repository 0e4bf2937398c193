import { platformPricing, type DifferenceRow } from '../content/pages/platform'
import { PLAN_IDS, PLANS, type PlanId } from '../shared/plans'
import { CheckIcon, DashIcon } from '../ui/icons'
import { TextLink } from '../ui/text-link'

const { caption, featureHeading, shared, rows, only, words } = platformPricing.differences

const LINE = 'border-b border-line text-left'
const CELL = `${LINE} py-3 md:py-2`

/** Phones show the column of the checked plan (pricing-table.tsx) beside the names of the rows. */
const COLUMN_SHOWN: Readonly<Record<PlanId, string>> = {
  starter: 'max-md:hidden max-md:group-has-[[value=starter]:checked]/plans:table-cell',
  business: 'max-md:hidden max-md:group-has-[[value=business]:checked]/plans:table-cell',
  shimzy: 'max-md:hidden max-md:group-has-[[value=shimzy]:checked]/plans:table-cell',
}

const columnClass = (planId: PlanId) =>
  `${COLUMN_SHOWN[planId]} md:px-4 lg:px-6 ${
    PLANS[planId].featured ? 'md:border-soil-line md:bg-soil md:text-limestone' : ''
  }`

/** What all plans have. */
const SHARED = { starter: true, business: true, shimzy: true } as const

/** A row's value for each plan: text, or included or not. */
function Values({ values }: Pick<DifferenceRow, 'values'>) {
  return PLAN_IDS.map((id) => {
    const value = values[id]
    const { featured } = PLANS[id]
    return (
      <td key={id} className={`${CELL} ${columnClass(id)}`}>
        {typeof value === 'string' ? (
          <span className="text-small font-medium text-balance">{value}</span>
        ) : (
          <span
            className={`flex items-center gap-2.5 text-small ${value ? '' : 'text-soil-3'} ${featured && !value ? 'md:text-on-dark-quiet' : ''}`}
          >
            {value ? (
              <CheckIcon
                className={`h-3.5 w-4.5 shrink-0 text-prairie ${featured ? 'md:text-wheat' : ''}`}
              />
            ) : (
              <DashIcon />
            )}
            <span className="max-lg:md:sr-only">{value ? words.included : words.missing}</span>
          </span>
        )}
      </td>
    )
  })
}

export function OnlyWithShimzy() {
  return (
    <div className="mt-6 border-t-[1.5px] border-soil pt-4 md:col-span-4 md:grid md:grid-cols-[28fr_72fr] md:gap-x-6">
      <h3 className="text-h3">{only.title}</h3>
      <ul className="grid gap-x-6 gap-y-3 max-md:mt-3 md:grid-cols-2">
        {only.items.map(({ name, text }) => (
          <li key={name}>
            <b className="font-semibold">{name}</b>
            <p className="text-small text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The three plans as differences: what all of them share is one row that folds open natively. */
export function PlanDifferences() {
  return (
    <table className="mt-3 w-full table-fixed border-separate border-spacing-0 border-t border-line leading-snug md:col-span-4 md:mt-0 md:border-t-0">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="p-0 md:w-[28%]">
            <span className="sr-only">{featureHeading}</span>
          </th>
          {PLAN_IDS.map((id) => (
            <th key={id} scope="col" className={`w-[42%] p-0! md:w-[24%] ${columnClass(id)}`}>
              <span className="sr-only">{PLANS[id].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="align-baseline">
          <th scope="row" className={`${LINE} p-0 pr-4 font-medium`}>
            <details className="group/shared">
              <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 max-md:scroll-mb-28 md:min-h-11 [&::-webkit-details-marker]:hidden">
                {shared.name}
                <span
                  aria-hidden="true"
                  className="relative size-3.5 shrink-0 before:absolute before:inset-x-0 before:top-1.5 before:h-0.5 before:bg-prairie after:absolute after:inset-y-0 after:left-1.5 after:w-0.5 after:bg-prairie after:transition-transform group-open/shared:after:scale-y-0"
                />
              </summary>
              <ul className="pb-3 text-small font-normal text-soil-2">
                {shared.features.map((feature) => (
                  <li key={feature} className="py-1">
                    {feature}
                  </li>
                ))}
              </ul>
            </details>
          </th>
          <Values values={SHARED} />
        </tr>
        {rows.map(({ name, hint, link, values }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className={`${CELL} pr-4 font-medium`}>
              {name}
              {hint !== undefined && (
                <span className="block text-hint font-normal text-soil-3">{hint}</span>
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
          <td />
          {PLAN_IDS.map((id) => (
            <td
              key={id}
              className={PLANS[id].featured ? 'h-8 rounded-b-panel bg-soil p-0' : 'h-8 p-0'}
            />
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
