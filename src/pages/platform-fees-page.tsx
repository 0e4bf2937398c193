import type { PropsWithChildren } from 'react'
import tapeStrip from '../assets/scenes/tape-strip.svg'
import feesDrawing from '../assets/drawings/fees.svg?drawing'
import feesPhone from '../assets/drawings/fees-phone.svg?drawing'
import { platformFees } from '../content/pages/platform-fees'
import { buyerTable, buyerTotals, TYPICAL_BUYERS } from '../content/typical-buyers'
import {
  PlanFeesAccordion,
  TenDollarsTable,
  UsageTable,
  WebsiteOptionsTable,
} from './platform-fees/fee-tables'
import { ExampleTag } from '../sections/product/example-tag'
import { TitledSection } from '../sections/titled-section'
import { formatUsd } from '../shared/money'
import { BleedDrawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { BackLink, TextLink } from '../ui/text-link'

const { prices, tenDollars, ai, websites, note } = platformFees

/** A straight tape measure with Starter's fees marked to scale. */
function TapeMeasure() {
  return (
    <div aria-hidden="true" className="relative mt-6 lg:-mt-4 print:hidden">
      <BleedDrawing wide={feesDrawing} phone={feesPhone} above />
      <svg
        viewBox="0 0 1200 320"
        className="absolute inset-0 size-full fill-soil text-[1.75rem] max-md:hidden lg:text-[1.25rem]"
      >
        {platformFees.marks.map(({ name, fee, place: [x, y, anchor] }) => (
          <text key={fee} x={x} y={y} textAnchor={anchor}>
            {name} <tspan className="font-semibold">{fee}</tspan>
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Title and lead above the tape measure. */
function Opening() {
  return (
    <Section className="pt-4 md:pt-8" contained>
      <BackLink to="platform">{platformFees.back}</BackLink>
      <div className="mt-3 grid-page items-end gap-y-5 md:mt-4">
        <h1 className="col-span-12 max-w-[8em] text-display lg:col-span-7">{platformFees.title}</h1>
        <p className="col-span-12 text-lead text-soil-2 lg:col-span-5">{platformFees.lead}</p>
      </div>
      <TapeMeasure />
    </Section>
  )
}

/** The tape, hanging down the right margin of its parent. */
function Tape({ className }: { readonly className: string }) {
  return (
    <img
      src={tapeStrip}
      alt=""
      width={64}
      height={640}
      loading="lazy"
      className={`absolute left-full w-[5.3333%] max-w-none min-w-9 print:hidden ${className}`}
    />
  )
}

function Part({
  title,
  text,
  children,
}: PropsWithChildren<Readonly<Record<'title' | 'text', string>>>) {
  return (
    <div className="mb-16 grid-page gap-y-6 print:mb-8">
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
    <Section className="md:pb-section print:pb-6" contained="relative pt-8 md:pr-6">
      <Tape className="top-0 hidden h-[calc(100%+9rem)] md:block" />
      <Part {...prices}>
        <div className="hidden md:block print:block">
          <UsageTable />
        </div>
        <div className="md:hidden print:hidden">
          <PlanFeesAccordion />
        </div>
      </Part>
      <div className="hidden md:block print:block">
        <Part {...tenDollars}>
          <TenDollarsTable />
        </Part>
      </div>
    </Section>
  )
}

/** What three invented businesses pay in a month and in the first year, one receipt each. */
function BuyerTotals() {
  const { title, total, lines } = buyerTable
  return (
    <TitledSection background="limestone-2" className="py-16 md:py-24" title={title}>
      <div className="relative mt-content">
        <Tape className="bottom-14 hidden h-[calc(100%+20rem)] lg:block" />
        <ul className="grid gap-4 lg:grid-cols-3 lg:pr-6">
          {TYPICAL_BUYERS.map((buyer) => (
            <li
              key={buyer.name}
              className="flex flex-col rounded-toast border-[1.5px] border-soil bg-white p-5 md:p-6"
            >
              <ExampleTag className="mb-2 self-start" />
              <h3 className="text-h3">{buyer.name}</h3>
              <p className="mt-2 mb-4 text-small text-soil-3">{buyer.useInWords}</p>
              <dl className="mt-auto tabular">
                {lines(buyer).map(([name, amount]) => (
                  <div key={name} className="flex justify-between border-t border-line py-2.5">
                    <dt className="text-soil-2">{name}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
                <div className="border-t-[1.5px] border-soil pt-3">
                  <dt className="text-small text-soil-2">{total}</dt>
                  <dd className="figure-number text-h2">
                    {formatUsd(buyerTotals(buyer).firstYearCents)}
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <span className="absolute -right-17 bottom-11 hidden h-4 w-23 rounded-tag border-2 border-soil bg-line lg:block print:hidden" />
      </div>
    </TitledSection>
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
  const { title, text, includesTitle, includes } = websites
  return (
    <TitledSection className="py-16 md:py-24 print:py-6" title={title} text={text}>
      <div className="mt-content">
        <WebsiteOptionsTable />
      </div>
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
      <footer className="bg-wheat-tint pt-12 pb-36 md:pt-16">
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
