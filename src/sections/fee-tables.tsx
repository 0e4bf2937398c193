import tapePiece from '../assets/scenes/tape-piece.svg'
import { platformFees } from '../content/pages/platform-fees'
import { formatCount, formatUsd } from '../shared/money'
import { PLAN_IDS, PLANS } from '../shared/plans'
import { formatFee, unitsForTenDollars, USAGE_FEES } from '../shared/usage-fees'
import {
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../site/service-prices'

const { prices, tenDollars, example, websites } = platformFees

const TABLE_CELL =
  'border-b border-line py-3.5 pl-4 text-right font-normal first:pl-0 first:text-left'

/** What use costs on each plan. For wide pages and paper. */
export function UsageTable() {
  const { title, unitHeading, units } = prices
  return (
    <table className="w-full table-fixed border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${TABLE_CELL} w-[43%] text-soil-3`}>
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
            <th scope="row" className={TABLE_CELL}>
              <span className="font-medium">{fee.name}</span>
              <span className="text-small text-soil-3">, {units[fee.unit]}</span>
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${TABLE_CELL} text-lead`}>
                {formatFee(fee.prices[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="*:border-b-0">
          <th scope="row" className={`${TABLE_CELL} text-small text-soil-2`}>
            {example.label}
          </th>
          {PLAN_IDS.map((id) => (
            <td key={id} className={`${TABLE_CELL} align-top figure-number text-h3`}>
              {example.sum(id)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** The longest strip leaves room for its figure. In percent. */
const LONGEST_STRIP = 86

/** How much use $10 buys: pieces of the tape, all from one edge, as long as their share of the most that a plan gets. */
export function TenDollarsTable() {
  return (
    <table className="w-full leading-snug tabular">
      <caption className="sr-only">{tenDollars.title}</caption>
      <thead className="sr-only">
        <tr>
          {tenDollars.headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {USAGE_FEES.map(({ id, name, unit, prices: fees }) => (
        <tbody key={id} className="border-t-[1.5px] border-soil">
          {PLAN_IDS.map((planId, row) => (
            <tr key={planId}>
              {row === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={PLAN_IDS.length}
                  className="w-[24%] pt-4 pb-8 text-left align-top font-medium"
                >
                  {name}
                  <span className="block text-small font-normal text-soil-3">
                    {tenDollars.units[unit]}
                  </span>
                </th>
              )}
              <th scope="row" className="w-28 text-left text-small font-normal text-soil-2">
                {PLANS[planId].name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3 text-lead leading-none">
                  <img
                    src={tapePiece}
                    alt=""
                    loading="lazy"
                    width={`${(LONGEST_STRIP * Math.min(...Object.values(fees))) / fees[planId]}%`}
                    className="h-7 border-r-2 border-soil object-cover object-left print:hidden"
                  />
                  {formatCount(unitsForTenDollars(fees[planId]))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const ACCORDION_CELL = 'border-b border-line py-3 pl-3 text-right font-normal'

/** The figures of both tables on small screens: one plan at a time in a native accordion. */
export function PlanFeesAccordion() {
  const headings = [prices.unitHeading, prices.shortHeading, tenDollars.shortHeading]
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
              className="font-text leading-none font-normal text-prairie group-open:rotate-45"
            >
              +
            </span>
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
              {USAGE_FEES.map((fee) => (
                <tr key={fee.id}>
                  <th scope="row" className={`${ACCORDION_CELL} pl-0! text-left!`}>
                    <span className="block font-medium">{fee.name}</span>
                    <span className="text-hint text-soil-3">{prices.units[fee.unit]}</span>
                  </th>
                  <td className={`${ACCORDION_CELL} align-top`}>{formatFee(fee.prices[planId])}</td>
                  <td className={`${ACCORDION_CELL} align-top`}>
                    {formatCount(unitsForTenDollars(fee.prices[planId]))}
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

const FIRST_YEAR_MONTHS = 12

const OPTION_CELL = 'border-b border-line py-3.5 pl-2 text-right font-normal md:py-5 md:pl-4'

/** The four ways to pay for a website, with the total of the first year. */
export function WebsiteOptionsTable() {
  return (
    <table className="w-full border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{websites.title}</caption>
      <thead>
        <tr className="align-bottom text-small text-soil-3">
          {websites.headings.map((heading) => (
            <th key={heading} scope="col" className={`${OPTION_CELL} first:pl-0! first:text-left!`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(WEBSITE_OPTION_PRICES).map(([id, option]) => (
          <tr key={id}>
            <th scope="row" className={`${OPTION_CELL} pl-0! text-left!`}>
              <span className="font-heading text-lead md:text-h3">{option.name}</span>
              {id === POPULAR_WEBSITE_OPTION && (
                <span className="mt-1 block w-fit rounded-tag bg-wheat px-2 py-1 text-hint leading-none font-semibold whitespace-nowrap md:ml-3 md:inline-block md:align-middle">
                  {websites.popular}
                </span>
              )}
            </th>
            <td className={`${OPTION_CELL} text-small md:text-lead`}>
              {formatUsd(option.setupCents)}
            </td>
            <td className={`${OPTION_CELL} text-small md:text-lead`}>
              {formatUsd(option.hostingCents)}
            </td>
            <td className={`${OPTION_CELL} figure-number text-lead md:text-h3`}>
              {formatUsd(websiteTotalCents(option, FIRST_YEAR_MONTHS))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
