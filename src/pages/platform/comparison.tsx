import comparison from '../../assets/drawings/comparison.svg?drawing'
import comparisonPhone from '../../assets/drawings/comparison-phone.svg?drawing'
import { platformComparison } from '../../content/pages/platform/comparison'
import { ResponsiveDrawing } from '../../ui/drawing'
import { CheckIcon } from '../../ui/icons'
import { Printed } from '../../ui/printed'
import { Section } from '../../ui/section'

const { title, tools, caption, featureHeading, priceUnit, ours, multiple, words, rows } =
  platformComparison

const CELL = 'border-b border-line py-2 text-left md:py-4'
const OURS = 'border-white/20 bg-prairie px-2 text-white md:px-6'
const MULTIPLE = 'pl-3 md:pl-6'

/** A column's name, its price, and what the price includes. */
function Price({
  name,
  price,
  note,
}: Readonly<Record<'name' | 'price', string>> & { readonly note?: string }) {
  return (
    <>
      {name}
      <span className="mt-1 block figure-number text-h3 md:text-h2">
        {price}
        <span className="inline-block font-text text-body font-normal tracking-normal">
          <Printed sign={priceUnit} />
        </span>
      </span>
      {note !== undefined && <span className="mt-1 block text-small">{note}</span>}
    </>
  )
}

/** Compares the platform with separate tools. The platform's column is one block from its header to below the last row. */
function ComparisonTable() {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom *:font-normal">
          <th scope="col" className={`${CELL} w-[34%] text-soil-3 md:w-[41.5%]`}>
            {featureHeading}
          </th>
          <th scope="col" className={`${CELL} ${OURS} w-[32%] rounded-t-window md:w-1/4`}>
            <Price {...ours} />
          </th>
          <th scope="col" className={`${CELL} ${MULTIPLE}`}>
            <Price {...multiple} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row" className={`${CELL} pr-2 font-medium`}>
              {row.feature}
            </th>
            <td className={`${CELL} ${OURS}`}>
              <CheckIcon className="mr-2.5 inline-block h-3.5 w-4.5" />
              <span className="max-md:sr-only">{words.has}</span>
            </td>
            <td className={`${CELL} ${MULTIPLE} text-small text-soil-3 md:text-body`}>
              {row.multiple ? words.separately : words.lacks}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td />
          <td className="h-8 rounded-b-window bg-prairie" />
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** Eight receipts whose threads run into one bill, which stands on the platform's column of the table. */
function LooseTools() {
  const names = (place: 'wide' | 'phone') =>
    tools.map(({ name, [place]: [x, y, degrees] }) => (
      <text key={name} x={x} y={y} transform={`rotate(${degrees} ${x} ${y})`}>
        {name}
      </text>
    ))
  const label = 'absolute inset-0 size-full fill-soil'
  return (
    <div
      aria-hidden="true"
      className="relative mt-6 max-lg:max-w-120 md:max-lg:ml-[calc(54%-15rem)]"
    >
      <ResponsiveDrawing
        wide={comparison}
        phone={comparisonPhone}
        minWidth={1024}
        className="w-full"
      />
      <svg viewBox="0 0 1200 210" className={`${label} max-lg:hidden`} fontSize={18}>
        {names('wide')}
      </svg>
      <svg viewBox="0 0 350 190" className={`${label} lg:hidden`} fontSize={14}>
        {names('phone')}
      </svg>
    </div>
  )
}

/** The section of the comparison. */
export function Comparison() {
  return (
    <Section background="limestone-2" className="pt-10 pb-8 md:pt-24 md:pb-16" contained>
      <h2 className="text-h2" data-in-view="">
        {title}
      </h2>
      <LooseTools />
      <ComparisonTable />
    </Section>
  )
}
