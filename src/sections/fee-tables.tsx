import { platformFees } from '../content/pages/platform-fees'
import { formatCount, formatUsd } from '../shared/money'
import { PLAN_IDS, PLANS } from '../shared/plans'
import {
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
  type TenThousandths,
} from '../shared/usage-fees'
import {
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../site/service-prices'

const { prices, tenDollars, example, websites } = platformFees

/** A fee whose decimal point is in line with those above and below: fees have two to four decimals. */
function AlignedFee({ price }: { readonly price: TenThousandths }) {
  const [dollars, decimals] = formatFee(price).split('.')
  return (
    <>
      {dollars}
      <span className="inline-block w-[4.4ch] text-left">.{decimals}</span>
    </>
  )
}

/** How far $10 goes, as a piece of tape: its share of what the cheapest plan's rate buys. */
function TapeBar({ share }: { readonly share: number }) {
  const start = String(Math.round(100 - share * 100))
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 block h-2 w-full fill-wheat print:hidden"
    >
      <path d={`M${start} 0H100v1H${start}Z`} />
    </svg>
  )
}

const TABLE_CELL = 'border-b border-line py-3.5 pl-4 text-right font-normal lg:py-4.5'

/** What use costs on each plan, or how much of it $10 buys. For wide pages and paper. */
export function UsageTable({ shows }: { readonly shows: 'prices' | 'tenDollars' }) {
  const { title, unitHeading, units } = platformFees[shows]
  return (
    <table className="w-full table-fixed border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{title}</caption>
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
                {shows === 'prices' ? (
                  <AlignedFee price={fee.prices[id]} />
                ) : (
                  <>
                    {formatCount(unitsForTenDollars(fee.prices[id]))}
                    <TapeBar share={Math.min(...Object.values(fee.prices)) / fee.prices[id]} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {shows === 'prices' && (
        <tfoot>
          <tr>
            <th
              scope="row"
              className={`${TABLE_CELL} border-b-0 pl-0! text-left! text-small text-soil-2`}
            >
              {example.label}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className={`${TABLE_CELL} border-b-0 align-top figure-number text-h3`}>
                {example.sum(id)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
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
              {USAGE_FEES.map((fee) => (
                <tr key={fee.id}>
                  <th scope="row" className={`${ACCORDION_CELL} pl-0! text-left!`}>
                    <span className="block font-medium">{fee.name}</span>
                    <span className="text-hint text-soil-3">{prices.units[fee.unit]}</span>
                  </th>
                  <td className={`${ACCORDION_CELL} align-top`}>
                    <AlignedFee price={fee.prices[planId]} />
                  </td>
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
            <td className={`${OPTION_CELL} text-small text-soil-3 md:text-lead`}>
              {formatUsd(websiteTotalCents(option, FIRST_YEAR_MONTHS))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
