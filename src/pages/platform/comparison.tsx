import comparison from '../../assets/drawings/comparison.svg?drawing'
import comparisonPhone from '../../assets/drawings/comparison-phone.svg?drawing'
import { platformComparison } from '../../content/pages/platform/comparison'
import { ResponsiveDrawing } from '../../ui/drawing'
import { CheckIcon } from '../../ui/icons'
import { SpokenSymbol } from '../../ui/spoken-symbol'
import { Section } from '../../ui/section'

const { title, tools, caption, featureHeading, priceUnit, ours, multiple, words, rows } =
  platformComparison

const CELL = 'border-b border-line py-1 text-left md:py-4'
const OURS = `${CELL} border-white/20 bg-prairie pl-2 text-white md:pl-6`
const MULTIPLE = `${CELL} pl-2 md:pl-6`

const LABELS = 'absolute inset-0 size-full fill-soil'

/** The names on the receipts, positioned on the drawing. */
const labelsFor = (drawing: 'wide' | 'phone') =>
  tools.map(({ name, [drawing]: [x, y, degrees] }) => (
    <text key={name} x={x} y={y} transform={`rotate(${degrees} ${x} ${y})`}>
      {name}
    </text>
  ))

function Price({ price }: { readonly price: string }) {
  return (
    <span className="mt-1 block figure-number text-h3 md:text-h2">
      {price}
      <span className="block font-text text-body font-normal tracking-normal min-[26em]:inline-block">
        <SpokenSymbol {...priceUnit} />
      </span>
    </span>
  )
}

/**
 * Eight receipts whose threads run into one bill, which stands on the platform's column of the table. The column is one
 * block from its header, which the last thread reaches, to below the last row.
 */
export function Comparison() {
  return (
    <Section background="limestone-2" className="pt-10 pb-8 md:pt-24 md:pb-16" contained>
      <h2 className="text-h2" data-in-view="">
        {title}
      </h2>
      <div
        aria-hidden="true"
        className="pointer-events-none relative mt-6 max-lg:max-w-120 md:max-lg:ml-[calc(54%-15rem)] lg:-mb-[3.6667%] print:hidden"
      >
        <ResponsiveDrawing
          wide={comparison}
          phone={comparisonPhone}
          minWidth="64em"
          className="w-full"
        />
        <svg viewBox="0 0 1200 270" className={`${LABELS} max-lg:hidden`} fontSize={18}>
          {labelsFor('wide')}
        </svg>
        <svg viewBox="0 0 350 190" className={`${LABELS} lg:hidden`} fontSize={14}>
          {labelsFor('phone')}
        </svg>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0 leading-snug print:mt-6">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom *:font-normal">
            <th scope="col" className={`${CELL} w-2/5 text-soil-3 md:w-[41.5%]`}>
              {featureHeading}
            </th>
            <th
              scope="col"
              className={`${OURS} w-[27.5%] rounded-t-window min-[22.5em]:w-[29%] md:w-1/4`}
            >
              {ours.name}
              <Price price={ours.price} />
            </th>
            <th scope="col" className={MULTIPLE}>
              {multiple.name}
              <Price price={multiple.price} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, costsExtra }) => (
            <tr key={feature}>
              <th scope="row" className={`${CELL} pr-2 font-medium`}>
                {feature}
              </th>
              <td className={OURS}>
                <CheckIcon className="mr-2.5 inline-block h-3.5 w-4.5" />
                <span className="max-md:sr-only">{words.has}</span>
              </td>
              <td className={`${MULTIPLE} text-small text-soil-3 md:text-body`}>
                {costsExtra ? words.separately : words.lacks}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="rounded-b-window bg-prairie px-2 py-2 text-small leading-snug text-white md:px-6 md:py-4">
              {ours.note}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
