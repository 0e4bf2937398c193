import type { ReactNode } from 'react'
import tapeStrip from '../assets/scenes/tape-strip.svg'
import { fees as feesDrawing, feesPhone } from '../assets/drawings'
import { platformFees } from '../content/pages/platform-fees'
import { buyerTable, buyerTotals, TYPICAL_BUYERS } from '../content/typical-buyers'
import {
  PlanFeesAccordion,
  TenDollarsTable,
  UsageTable,
  WebsiteOptionsTable,
} from '../sections/fee-tables'
import { TitledSection } from '../sections/titled-section'
import { formatUsd } from '../shared/money'
import { BleedDrawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { BackLink, TextLink } from '../ui/text-link'

const { prices, extras, tenDollars, ai, websites, note } = platformFees

/** Title and lead over a tape measure that lies straight at last, with the fees at their distances from zero. */
function Opening() {
  return (
    <Section className="pt-4 md:pt-8" contained>
      <BackLink to="platform">{platformFees.back}</BackLink>
      <div className="mt-3 grid-page items-end gap-y-5 md:mt-4">
        <h1 className="col-span-12 max-w-[8em] text-display lg:col-span-7">{platformFees.title}</h1>
        <p className="col-span-12 text-lead text-soil-2 lg:col-span-5">{platformFees.lead}</p>
      </div>
      <div aria-hidden="true" className="relative md:-mt-4 print:hidden">
        <BleedDrawing wide={feesDrawing} phone={feesPhone} from="md" above />
        {platformFees.marks.map(({ name, fee, place }) => (
          <p key={name} className={`absolute hidden text-[1.25rem] leading-none md:block ${place}`}>
            {name} <b className="font-semibold">{fee}</b>
          </p>
        ))}
      </div>
    </Section>
  )
}

/** The tape, hanging down the right margin of what it is in. */
function Tape({ className }: { readonly className: string }) {
  return (
    <img
      src={tapeStrip}
      alt=""
      loading="lazy"
      className={`absolute left-full w-[5.3333%] max-w-none min-w-9 print:hidden ${className}`}
    />
  )
}

function Part({
  part: { title, text },
  className = '',
  children,
}: {
  readonly part: { readonly title: string; readonly text: string }
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={`grid-page gap-y-6 ${className}`}>
      <div className="col-span-12 lg:col-span-4">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[34ch] text-soil-2">{text}</p>
      </div>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </div>
  )
}

/** Usage fees of the three plans: two tables, or one accordion on small screens. */
function FeesByUse() {
  return (
    <Section className="pb-section print:pb-6" contained="relative pt-8 md:pr-6">
      <Tape className="top-0 hidden h-[calc(100%+9rem)] md:block" />
      <Part part={prices}>
        <div className="hidden md:block print:block">
          <UsageTable />
        </div>
        <div className="md:hidden print:hidden">
          <PlanFeesAccordion />
        </div>
      </Part>
      <Part part={extras} className="mt-16 print:mt-8">
        <dl className="border-t-[1.5px] border-soil leading-snug">
          {extras.rows.map(({ name, price }) => (
            <div
              key={name}
              className="grid gap-x-6 border-b border-line py-3.5 md:grid-cols-[2fr_3fr]"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="max-md:text-soil-2">{price}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <div className="mt-22 hidden md:block print:mt-8 print:block">
        <h2 className="text-h2">{tenDollars.title}</h2>
        <p className="mt-3 mb-8 text-soil-2">{tenDollars.text}</p>
        <TenDollarsTable />
      </div>
    </Section>
  )
}

/** What three made-up businesses pay in the first month and the first year, everything counted. */
function BuyerTotals() {
  const { title, text, note, caption, headings } = buyerTable
  return (
    <TitledSection background="limestone-2" className="py-16 md:py-24" title={title} text={text}>
      <table className="mt-content w-full border-t-[1.5px] border-soil text-left leading-snug max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-small text-soil-3">
            {Object.values(headings).map((heading) => (
              <th
                key={heading}
                scope="col"
                className="border-b border-line py-3.5 pr-6 font-normal last:pr-8 nth-[n+3]:text-right"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {TYPICAL_BUYERS.map((buyer, index) => {
            const totals = buyerTotals(buyer)
            return (
              <tr
                key={buyer.name}
                className="relative align-top max-lg:block max-lg:border-b max-lg:border-line max-lg:py-6"
              >
                <th scope="row" className={`${BUYER_CELL} lg:w-[30%]`}>
                  <span className="font-heading text-lead font-semibold">{buyer.name}</span>
                  <span className="mt-1 block text-small font-normal text-soil-3">
                    {buyer.useInWords}
                  </span>
                </th>
                <td className={BUYER_CELL}>{buyerTable.planLine(buyer)}</td>
                <BuyerSum heading={headings.usage}>{formatUsd(totals.usageCents)}</BuyerSum>
                <BuyerSum heading={headings.month}>
                  <span className="figure-number text-h3">{formatUsd(totals.firstMonthCents)}</span>
                </BuyerSum>
                <BuyerSum heading={headings.year}>
                  <span className="figure-number text-h3">{formatUsd(totals.firstYearCents)}</span>
                  <span className="block text-small text-soil-3">
                    {buyerTable.paidYearly(totals.firstYearPaidYearlyCents)}
                  </span>
                  {/* The tape ends here: its steel hook is over the first total. */}
                  {index === 0 && (
                    <span className="absolute bottom-1/2 left-0 hidden h-130 w-full lg:block print:hidden">
                      <Tape className="h-full" />
                      <span className="absolute -right-18 -bottom-2 h-3.5 w-22 rounded-tag border-2 border-soil bg-line" />
                    </span>
                  )}
                </BuyerSum>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-6 text-small text-soil-3">{note}</p>
    </TitledSection>
  )
}

const BUYER_CELL =
  'py-1.5 pr-6 font-normal max-lg:block lg:border-b lg:border-line lg:py-4.5 lg:last:pr-8'

/** A sum of a buyer's row; on phones its column's heading is beside it. */
function BuyerSum({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) {
  return (
    <td
      className={`${BUYER_CELL} text-right tabular max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-6 max-lg:pr-0`}
    >
      <span
        aria-hidden="true"
        className="text-left text-small whitespace-nowrap text-soil-3 lg:hidden"
      >
        {heading}
      </span>
      <span>{children}</span>
    </td>
  )
}

/** What the assistant's messages and minutes cost: two large figures on prairie. */
function AiFees() {
  return (
    <Section
      background="prairie-dark"
      className="py-16 md:py-24 print:bg-transparent print:py-6 print:text-soil"
      contained="grid-page gap-y-8"
    >
      <div className="col-span-12 lg:order-last lg:col-span-4">
        <h2 className="text-h2">{ai.title}</h2>
        <p className="mt-4 max-w-[34ch] text-on-dark-prairie print:text-soil-2">{ai.text}</p>
      </div>
      <div className="col-span-12 grid md:grid-cols-2 lg:col-span-8">
        {ai.fees.map(({ price, unit, tenDollars }) => (
          <div
            key={unit}
            className="border-prairie-rule py-6 not-first:border-t first:pt-0 md:py-0 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8"
          >
            <p className="figure-number text-title leading-[.9] text-wheat print:text-soil">
              {price}
            </p>
            <p className="mt-3.5">{unit}</p>
            <p className="text-on-dark-prairie print:text-soil-2">{tenDollars}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The website options and what all of them include. */
function WebsiteFees() {
  const { title, text, note, includesTitle, includes } = websites
  return (
    <TitledSection className="py-16 md:py-24 print:py-6" title={title} text={text}>
      <div className="mt-content overflow-x-auto">
        <WebsiteOptionsTable />
      </div>
      <p className="mt-5 max-w-measure text-small text-soil-2">{note}</p>
      <h3 className="mt-8 text-lead leading-tight">{includesTitle}</h3>
      <ul className="mt-3 grid gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {includes.map((item) => (
          <li key={item} className="flex items-baseline gap-3 py-1.5">
            <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
            {item}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Additional platform fees, line by line. */
export function PlatformFeesPage() {
  return (
    <>
      <Opening />
      <FeesByUse />
      <BuyerTotals />
      <AiFees />
      <WebsiteFees />
      <footer className="bg-wheat-tint py-12 md:py-16">
        <div className="container-page grid-page gap-y-3">
          <h2 className="col-span-12 text-h3 lg:col-span-4">{note.title}</h2>
          <div className="col-span-12 lg:col-span-7">
            <p className="max-w-measure">{note.text}</p>
            <TextLink to={{ route: 'platform', hash: 'pricing' }} className="mt-3 print:hidden">
              {note.pricesLink}
            </TextLink>
          </div>
        </div>
      </footer>
    </>
  )
}
