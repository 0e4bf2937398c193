import days from '../assets/scenes/website-days.svg?drawing'
import { website as content } from '../content/services/website'
import { serviceTestimonials } from '../content/testimonials'
import { Choice } from '../sections/choice'
import { PictureSteps } from '../sections/steps'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { WebsiteWork } from './website/website-work'
import { formatUsd } from '../shared/money'
import {
  lowestWebsiteFee,
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
  type WebsiteFee,
  type WebsiteOption,
} from '../site/service-prices'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const { pricing } = content

const WEBSITE_FEES: readonly WebsiteFee[] = ['setup', 'monthly']

/** Classes of what belongs to a fee: they hide it while the other one is checked in the nearest `group/fees`. */
const HIDDEN_FOR_OTHER_FEE: Readonly<Record<WebsiteFee, string>> = {
  setup: 'group-has-[[value=monthly]:checked]/fees:hidden',
  monthly: 'hidden group-has-[[value=monthly]:checked]/fees:block',
}

/** Which fee to compare, as native radios. The option with the lowest one is announced. */
function FeeToggle() {
  return (
    <fieldset className="max-w-full">
      <legend className="mb-2 text-small text-soil-3">{pricing.toggle.label}</legend>
      <div className="inline-flex max-w-full rounded-toast border-[1.5px] border-soil p-1">
        {pricing.toggle.choices.map(({ fee, label }) => (
          <Choice
            key={fee}
            name="website-fee"
            value={fee}
            defaultChecked={fee === 'setup'}
            className="inline-flex items-center rounded-control px-2 text-small leading-tight text-soil-2 transition-colors md:px-5 md:text-body md:leading-tight"
          >
            {label}
          </Choice>
        ))}
      </div>
      <div role="status" className="mt-2 text-small text-soil-2">
        {WEBSITE_FEES.map((fee) => (
          <p key={fee} className={HIDDEN_FOR_OTHER_FEE[fee]}>
            {pricing.announcements[fee]}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

/** A payment option. The one with the lowest fee is marked while that fee is selected. */
function OptionColumn({ id, option }: { readonly id: string; readonly option: WebsiteOption }) {
  const isPopular = id === POPULAR_WEBSITE_OPTION
  return (
    <li
      className={`border-t-[1.5px] border-soil py-4 md:py-6 ${isPopular ? 'rounded-panel bg-soil px-3 text-limestone on-dark max-md:-mx-3 md:px-6' : ''}`}
    >
      <p className="flex w-full items-center text-small leading-none font-semibold md:mb-3 md:min-h-7">
        {isPopular && (
          <span className="rounded-tag bg-wheat px-2 py-1.5 text-soil max-md:mb-2.5">
            {pricing.popularTag}
          </span>
        )}
        {WEBSITE_FEES.filter((fee) => lowestWebsiteFee(fee).id === id).map((fee) => (
          <span key={fee} className={`text-soil-2 max-md:mb-2 ${HIDDEN_FOR_OTHER_FEE[fee]}`}>
            {pricing.marks[fee]}
          </span>
        ))}
      </p>
      <h3 className="text-h3">{option.name}</h3>
      <div className="grid grid-cols-2 lg:grid-cols-1">
        {pricing.fees.map(({ fee, label }) => (
          <p key={fee} className="mt-3 text-small text-soil-3 md:mt-4 on-dark:text-on-dark">
            <span className="block figure-number text-h2 leading-none text-soil on-dark:text-limestone">
              {formatUsd(option[fee])}
            </span>
            <span className="mt-1.5 block">{label}</span>
          </p>
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-2 border-line text-small md:mt-6 md:block md:border-t md:pt-3 on-dark:border-soil-line">
        {pricing.totals.map(({ months, label }) => (
          <div key={months} className="flex flex-wrap gap-x-2 md:justify-between md:py-0.5">
            <dt className="text-soil-3 on-dark:text-on-dark">{label}</dt>
            <dd className="font-semibold tabular">
              {formatUsd(websiteTotalCents(option, months))}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The four payment options for a website. The toggle only marks one of them, with CSS alone. */
function Pricing() {
  const { custom } = pricing
  return (
    <Section
      background="limestone-2"
      id="pricing"
      className="py-16 md:py-24"
      contained="group/fees"
    >
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-[34rem]">
          <h2 className="text-h2">{pricing.title}</h2>
          <p className="mt-4 text-soil-2">{pricing.text}</p>
        </div>
        <FeeToggle />
      </div>
      <ul className="mt-6 grid gap-y-3 md:mt-12 md:grid-cols-2 md:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {Object.entries(WEBSITE_OPTION_PRICES).map(([id, option]) => (
          <OptionColumn key={id} id={id} option={option} />
        ))}
      </ul>
      <div className="grid-page mt-8 gap-y-8 border-t border-line pt-8">
        <div className="lg:col-span-7">
          <h3 className="text-h3">{pricing.includedTitle}</h3>
          <ul className="mt-4 grid gap-x-6 min-[20em]:grid-cols-2">
            {pricing.included.map((item) => (
              <li key={item} className="flex items-baseline gap-3 py-1.5">
                <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h3 className="text-h3">{custom.title}</h3>
          <p className="mt-4 text-soil-2">{custom.text}</p>
          <TextLink {...custom.link} className="mt-1" />
        </div>
      </div>
    </Section>
  )
}

/** Website services. */
export function WebsitePage() {
  return (
    <ServicePage id="website" {...content}>
      <WebsiteWork />
      <Pricing />
      <PictureSteps {...content.process} background="wheat-tint" drawing={days} />
      <QuoteColumns quotes={serviceTestimonials.website} named />
    </ServicePage>
  )
}
