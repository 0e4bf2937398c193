import { platformComparison } from '../content/pages/platform'
import { CheckIcon, DashIcon } from '../ui/icons'

const { caption, featureHeading, priceUnit, ours, multiple, words, rows, note } = platformComparison

const CELL = 'border-b border-line py-2.5 pr-1.5 pl-2 text-left md:px-6 md:py-4.5'
const OURS = 'border-white/20 bg-prairie text-white'

function State({ has, word }: { readonly has: boolean; readonly word: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-hint md:flex-nowrap md:items-center md:gap-x-2.5 md:text-body">
      {has ? <CheckIcon /> : <DashIcon />}
      {word}
    </span>
  )
}

function Price({ amount }: { readonly amount: string }) {
  return (
    <span className="mt-1.5 flex flex-wrap items-baseline">
      <span className="figure-number text-h3 md:text-[2rem] md:leading-none lg:text-h2">
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
            <th scope="col" className={`${CELL} w-[42%] pl-0! text-soil-3 md:w-[41.5%]`}>
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
                <State has={row.ours} word={words.has} />
                {index === rows.length - 1 && (
                  <span className="absolute inset-x-0 top-full h-8 rounded-b-window bg-prairie" />
                )}
              </td>
              <td className={`${CELL} text-soil-3`}>
                <State has={row.multiple} word={row.multiple ? words.separately : words.lacks} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-measure pt-2 text-small text-soil-2">{note}</p>
    </>
  )
}
