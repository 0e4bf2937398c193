import tapeStrip from '../assets/scenes/tape-strip.svg'
import feesDrawing from '../assets/drawings/fees.svg?drawing'
import feesPhone from '../assets/drawings/fees-phone.svg?drawing'
import { platformFees } from '../content/pages/platform-fees'
import { buyerTable, buyerTotals, TYPICAL_BUYERS, usageInWords } from '../content/typical-buyers'
import { ExampleTag } from '../sections/product/example-tag'
import { SwipeRegion } from '../sections/swipe-region'
import { TitledSection } from '../sections/titled-section'
import { formatCount, formatUsd } from '../shared/money'
import { PLAN_IDS, PLANS } from '../shared/plans'
import { formatFee, unitsForTenDollars, USAGE_FEES, type UsageFee } from '../shared/usage-fees'
import {
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../site/service-prices'
import { Disclosure } from '../ui/disclosure'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { BackLink, TextLink } from '../ui/text-link'
import { FeeTable } from './platform-fees/fee-table'

const { prices, tenDollars, ai, websites, note } = platformFees

/** The two sets of labels of the tape. */
const MARKS = [
  ['wide', 'max-md:hidden xl:text-[1.25rem]'],
  ['phone', 'text-drawing min-[22.5em]:text-small md:hidden'],
] as const

/** Which end of a label is at its mark. */
const ANCHORS = { start: '', end: '[text-anchor:end]' } as const

/** Title and lead above a straight tape measure with Starter's fees marked on it to scale. */
function Opening() {
  return (
    <Section className="pt-4 md:pt-8" contained>
      <BackLink to="platform">{platformFees.back}</BackLink>
      <div className="grid-page mt-3 items-end gap-y-5 md:mt-4">
        <h1 className="max-w-[8em] text-display lg:col-span-7">{platformFees.title}</h1>
        <p className="text-lead text-soil-2 lg:col-span-5">{platformFees.lead}</p>
      </div>
      <div aria-hidden="true" className="relative mt-3 md:mt-6 lg:-mt-4 print:hidden">
        <ResponsiveDrawing wide={feesDrawing} phone={feesPhone} className="bleed" eager />
        {MARKS.map(([width, className]) => (
          <svg key={width} className={`absolute inset-0 size-full fill-soil ${className}`}>
            {platformFees.marks.map(({ name, fee, [width]: [x, y, anchor] }) => (
              <text key={name} x={x} y={y} className={ANCHORS[anchor]}>
                {name} <tspan className="font-semibold">{fee}</tspan>
              </text>
            ))}
          </svg>
        ))}
      </div>
    </Section>
  )
}

/** The tape, hanging down the right margin of its parent. */
function Tape({ className }: { readonly className: string }) {
  return (
    <Drawing
      drawing={{ src: tapeStrip, width: 64, height: 640 }}
      className={`absolute left-full w-[5.3333%] max-w-none min-w-9 print:hidden ${className}`}
    />
  )
}

/** The hook at the tape's end. */
function TapeHook({ className }: { readonly className: string }) {
  return (
    <span
      className={`absolute -right-17 hidden h-4 w-20 rounded-tag border-2 border-soil bg-line print:hidden ${className}`}
    />
  )
}

/** A row for each usage fee: its name and unit, and its values. */
const usageRows = (
  units: Readonly<Record<UsageFee['unit'], string>>,
  values: (fees: UsageFee['prices']) => readonly string[],
) =>
  USAGE_FEES.map(({ id, name, unit, prices: fees }) => ({
    id,
    name: (
      <>
        <b className="font-medium">{name}</b>
        <span className="text-small text-soil-3">, {units[unit]}</span>
      </>
    ),
    values: values(fees),
  }))

const TABLES = [
  { ...prices, format: formatFee },
  { ...tenDollars, format: (fee: number) => formatCount(unitsForTenDollars(fee)) },
]

/** The usage fees of each plan and how much use $10 buys: two tables, or one accordion on small screens. */
function FeesByUse() {
  return (
    <Section className="md:pb-14 print:pb-6" contained="relative pt-8 md:pr-6">
      <Tape className="top-0 h-full max-md:hidden lg:h-[calc(100%+9rem)]" />
      <TapeHook className="-bottom-3 md:max-lg:block" />
      {TABLES.map(({ title, text, units, format }, index) => (
        <div
          key={title}
          className="grid-page mb-16 gap-y-6 max-md:last:hidden print:mb-8 print:last:grid"
        >
          <div className="lg:col-span-4">
            <h2 className="text-h2">{title}</h2>
            <p className="mt-4 max-w-[34ch] text-soil-2">{text}</p>
          </div>
          <div className="max-md:hidden lg:col-span-8 print:block">
            <FeeTable
              caption={title}
              headings={[prices.unitHeading, ...PLAN_IDS.map((id) => PLANS[id].name)]}
              rows={usageRows(units, (fees) => PLAN_IDS.map((plan) => format(fees[plan])))}
            />
          </div>
          {index === 0 && <PlanFeesAccordion />}
        </div>
      ))}
    </Section>
  )
}

/** The figures of both tables on small screens: one plan at a time in a native accordion. */
function PlanFeesAccordion() {
  return (
    <div className="md:hidden print:hidden">
      {PLAN_IDS.map((plan, index) => (
        <Disclosure key={plan} summary={PLANS[plan].name} name="plan-fees" open={index === 0}>
          <FeeTable
            caption={PLANS[plan].name}
            headings={[prices.unitHeading, prices.shortHeading, tenDollars.shortHeading]}
            rows={usageRows(prices.units, (fees) => TABLES.map(({ format }) => format(fees[plan])))}
          />
        </Disclosure>
      ))}
    </div>
  )
}

/** What three invented businesses pay in a month and in the first year, one receipt each. */
function BuyerTotals() {
  const { title, total, lines } = buyerTable
  return (
    <TitledSection background="limestone-2" title={title}>
      <div className="relative mt-content">
        <Tape className="bottom-14 h-[calc(100%+20rem)] max-lg:hidden" />
        <SwipeRegion label={title} className="-mx-gutter snap-x lg:contents print:contents">
          <ul className="grid gap-4 not-print:max-lg:w-max not-print:max-lg:auto-cols-[min(18.75rem,78vw)] not-print:max-lg:grid-flow-col not-print:max-lg:px-gutter lg:grid-cols-3 lg:pr-6">
            {TYPICAL_BUYERS.map((buyer) => (
              <li
                key={buyer.name}
                className="flex snap-start flex-col rounded-toast border-[1.5px] border-soil bg-white p-5 md:p-6 lg:max-xl:p-5"
              >
                <ExampleTag className="mb-2 self-start" />
                <h3 className="text-h3">{buyer.name}</h3>
                <p className="mt-2 mb-4 text-small text-soil-3">{usageInWords(buyer)}</p>
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
        </SwipeRegion>
        <TapeHook className="bottom-11 lg:block" />
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
      <div className="lg:order-last lg:col-span-4">
        <h2 className="text-h2">{ai.title}</h2>
        <p className="mt-4 max-w-[34ch] text-on-dark-prairie print:text-soil-2">{ai.text}</p>
      </div>
      <div className="grid md:grid-cols-2 lg:col-span-8">
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

const FIRST_YEAR_MONTHS = 12

/** The four ways to pay for a website, with the total of the first year, and what all of them include. */
function WebsiteFees() {
  const { title, text, headings, popular, includesTitle, includes } = websites
  return (
    <TitledSection className="py-16 md:py-24 print:py-6" title={title} text={text}>
      <div className="mt-content">
        <FeeTable
          caption={title}
          headings={headings}
          rows={Object.entries(WEBSITE_OPTION_PRICES).map(([id, option]) => ({
            id,
            name: (
              <>
                <span className="font-heading text-lead min-[22.5em]:mr-3 md:text-h3">
                  {option.name}
                </span>
                {id === POPULAR_WEBSITE_OPTION && (
                  <span className="inline-block rounded-tag bg-wheat px-2 text-small font-semibold min-[22.5em]:whitespace-nowrap">
                    {popular}
                  </span>
                )}
              </>
            ),
            values: [
              formatUsd(option.setupCents),
              formatUsd(option.hostingCents),
              <b key="total" className="figure-number text-lead md:text-h3">
                {formatUsd(websiteTotalCents(option, FIRST_YEAR_MONTHS))}
              </b>,
            ],
          }))}
        />
      </div>
      <h3 className="mt-8 text-lead leading-tight">{includesTitle}</h3>
      <ul className="mt-3 grid gap-x-6 min-[20em]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
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
      <footer className="bg-wheat-tint pt-12 pb-horizon md:pt-16">
        <div className="grid-page container-page gap-y-3">
          <h2 className="text-h3 lg:col-span-4">{note.title}</h2>
          <div className="lg:col-span-7">
            <p className="max-w-measure">{note.text}</p>
            <TextLink
              to={{ route: 'platform', hash: 'pricing' }}
              className="mt-3 print:hidden"
              label={note.pricesLink}
            />
          </div>
        </div>
      </footer>
    </>
  )
}
