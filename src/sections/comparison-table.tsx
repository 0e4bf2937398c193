import { platformComparison } from '../content/pages/platform'
import { CheckIcon, DashIcon } from '../ui/icons'

const { caption, featureHeading, priceUnit, ours, multiple, words, rows, note } = platformComparison

const CELL = 'border-b border-line py-2.5 pr-1.5 pl-2 text-left md:px-6 md:py-4.5'
const OURS = 'border-white/20 bg-prairie text-white'

/** A word beside its mark: a check is ours alone, a plus is paid on top, a dash is missing. */
const MARKS = {
  included: <CheckIcon className="mt-[.3em] h-3.5 w-4.5 shrink-0" />,
  extra: (
    <span aria-hidden="true" className="w-4.5 shrink-0 text-center leading-none font-semibold">
      +
    </span>
  ),
  missing: <DashIcon />,
} as const

function State({ mark, word }: { readonly mark: keyof typeof MARKS; readonly word: string }) {
  return (
    <span className="flex items-baseline gap-x-1.5 text-hint md:gap-x-2.5 md:text-body">
      {MARKS[mark]}
      <span className="min-w-0">{word}</span>
    </span>
  )
}

function Price({ amount }: { readonly amount: string }) {
  return (
    <span className="mt-1.5 flex flex-wrap items-baseline">
      <span className="figure-number text-[1.25rem] md:text-[2rem] md:leading-none lg:text-h2">
        {amount}
      </span>
      <span className="text-small md:text-body">{priceUnit}</span>
    </span>
  )
}

/** The platform against several tools. Its column is one block, from its header to below the last row. */
export function ComparisonTable() {
  return (
    <>
      <table className="mb-8 w-full table-fixed border-separate border-spacing-0 leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom font-normal *:pb-4 *:font-normal md:*:pb-5">
            <th scope="col" className={`${CELL} w-[36%] pl-0! text-soil-3 md:w-[41.5%]`}>
              {featureHeading}
            </th>
            <th scope="col" className={`${CELL} ${OURS} w-[27%] rounded-t-window md:w-1/4`}>
              {ours.name}
              <Price amount={ours.price} />
            </th>
            <th scope="col" className={CELL}>
              {multiple.name}
              <Price amount={multiple.price} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.feature}>
              <th scope="row" className={`${CELL} pl-0! font-medium`}>
                {row.feature}
              </th>
              <td className={`${CELL} ${OURS} relative`}>
                <State mark="included" word={words.has} />
                {index === rows.length - 1 && (
                  <span className="absolute inset-x-0 top-full h-8 rounded-b-window bg-prairie" />
                )}
              </td>
              <td className={`${CELL} text-soil-3`}>
                {row.multiple ? (
                  <State mark="extra" word={words.separately} />
                ) : (
                  <State mark="missing" word={words.lacks} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-measure pt-2 text-small text-soil-2">{note}</p>
    </>
  )
}
