import type { ReactNode } from 'react'
import { platformFees } from '../../content/pages/platform-fees'
import { formatCount, formatUsd } from '../../shared/money'
import { PLAN_IDS, PLANS } from '../../shared/plans'
import { formatFee, unitsForTenDollars, USAGE_FEES } from '../../shared/usage-fees'
import {
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../../site/service-prices'

const { prices, tenDollars, websites } = platformFees

interface FeeRow {
  readonly id: string
  readonly name: ReactNode
  /** One for each heading after the first. */
  readonly values: readonly ReactNode[]
}

const CELL =
  'border-b border-line py-3.5 pl-3 text-right font-normal first:w-[43%] first:pl-0 first:text-left'

/** A table of fees, aligned on the right. */
function FeeTable({
  caption,
  headings,
  rows,
}: {
  readonly caption: string
  readonly headings: readonly string[]
  readonly rows: readonly FeeRow[]
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-t-[1.5px] border-soil leading-snug tabular max-md:text-small md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-soil-3">
            {headings.map((heading) => (
              <th key={heading} scope="col" className={CELL}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row" className={CELL}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={headings[index + 1]} className={`${CELL} md:text-lead`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A total. */
const sum = (amount: string) => <b className="figure-number text-lead md:text-h3">{amount}</b>

/** A fee's name and its unit. */
function FeeName({ name, unit }: { readonly name: string; readonly unit: string }) {
  return (
    <>
      <b className="font-medium">{name}</b>
      <span className="text-small text-soil-3">, {unit}</span>
    </>
  )
}

/** The usage fees of each plan, for wide pages and paper. */
export function UsageTable() {
  return (
    <FeeTable
      caption={prices.title}
      headings={[prices.unitHeading, ...PLAN_IDS.map((id) => PLANS[id].name)]}
      rows={USAGE_FEES.map(({ id, name, unit, prices: fees }) => ({
        id,
        name: <FeeName name={name} unit={prices.units[unit]} />,
        values: PLAN_IDS.map((plan) => formatFee(fees[plan])),
      }))}
    />
  )
}

/** About how much use $10 buys on each plan. For wide pages and paper. */
export function TenDollarsTable() {
  return (
    <FeeTable
      caption={tenDollars.title}
      headings={[prices.unitHeading, ...PLAN_IDS.map((id) => PLANS[id].name)]}
      rows={USAGE_FEES.map(({ id, name, unit, prices: fees }) => ({
        id,
        name: <FeeName name={name} unit={tenDollars.units[unit]} />,
        values: PLAN_IDS.map((plan) => formatCount(unitsForTenDollars(fees[plan]))),
      }))}
    />
  )
}

/** The figures of both tables on small screens: one plan at a time in a native accordion. */
export function PlanFeesAccordion() {
  return PLAN_IDS.map((plan, index) => (
    <details key={plan} name="plan-fees" open={index === 0} className="group border-b border-line">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between font-heading text-h3 [&::-webkit-details-marker]:hidden">
        {PLANS[plan].name}
        <span
          aria-hidden="true"
          className="font-text leading-none font-normal text-prairie group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <FeeTable
        caption={PLANS[plan].name}
        headings={[prices.unitHeading, prices.shortHeading, tenDollars.shortHeading]}
        rows={USAGE_FEES.map(({ id, name, unit, prices: fees }) => ({
          id,
          name: <FeeName name={name} unit={prices.units[unit]} />,
          values: [formatFee(fees[plan]), formatCount(unitsForTenDollars(fees[plan]))],
        }))}
      />
    </details>
  ))
}

const FIRST_YEAR_MONTHS = 12

/** The four ways to pay for a website, with the total of the first year. */
export function WebsiteOptionsTable() {
  return (
    <FeeTable
      caption={websites.title}
      headings={websites.headings}
      rows={Object.entries(WEBSITE_OPTION_PRICES).map(([id, option]) => ({
        id,
        name: (
          <>
            <span className="mr-3 font-heading text-lead md:text-h3">{option.name}</span>
            {id === POPULAR_WEBSITE_OPTION && (
              <span className="inline-block rounded-tag bg-wheat px-2 text-small font-semibold whitespace-nowrap">
                {websites.popular}
              </span>
            )}
          </>
        ),
        values: [
          formatUsd(option.setupCents),
          formatUsd(option.hostingCents),
          sum(formatUsd(websiteTotalCents(option, FIRST_YEAR_MONTHS))),
        ],
      }))}
    />
  )
}
