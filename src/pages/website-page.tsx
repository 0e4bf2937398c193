import { serviceWebsite, serviceWebsitePhone } from '../assets/drawings'
import { website as content, websiteOptions, type WebsiteOption } from '../content/services/website'
import { serviceTestimonials } from '../content/testimonials'
import { ProcessRail } from '../sections/process-rail'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { formatUsd } from '../shared/money'
import { lowestWebsiteFee, websiteTotalCents, type WebsiteFee } from '../site/service-prices'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const { pricing } = content

/** Left edge and top of the three panels, in percent of the page. */
const PANELS = [
  'left-[4%] top-[76.9%]',
  'left-[37%] top-[69.2%]',
  'left-[70%] top-[61.5%]',
] as const

/**
 * Tangled paths become a page, each strand one edge of it; what the page says is set into it, and the
 * headline's two lines continue the strands of rows 3 and 4
 * (src/tools/drawings/services/website.ts: fourteen rows from 22 to 308, x from 690 to 1200).
 */
function WebsiteScene() {
  const { address, menu, headline, action, panels } = content.page
  return (
    <ServiceScene wide={serviceWebsite} phone={serviceWebsitePhone} className="mt-9 md:mt-14">
      <div className="absolute top-[6.67%] left-[57.5%] hidden h-[86.67%] w-[42.5%] text-drawing-small leading-none lg:block">
        <p className="flex h-[7.7%] items-center justify-between px-[4%] whitespace-nowrap">
          <span className="font-semibold">{address}</span>
          <span className="flex gap-4 text-soil-3">
            {menu.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </span>
        </p>
        {headline.map((line, index) => (
          <span
            key={line}
            className={`absolute left-[4%] -translate-y-1/2 font-heading text-body leading-none ${index === 0 ? 'top-[23.08%]' : 'top-[30.77%]'}`}
          >
            {line}
          </span>
        ))}
        <span className="absolute top-[38.46%] left-[4%] flex h-[7.7%] items-center font-semibold">
          {action}
        </span>
        {panels.map((panel, index) => (
          <span key={panel} className={`absolute w-[25%] pt-1.5 pl-2.5 ${PANELS[index] ?? ''}`}>
            {panel}
          </span>
        ))}
      </div>
    </ServiceScene>
  )
}

const WEBSITE_FEES: readonly WebsiteFee[] = ['setup', 'monthly']

/** Shows an element only while this fee is chosen in the nearest `group/fees`; CSS does it alone. */
const SHOWN_FOR: Readonly<Record<WebsiteFee, string>> = {
  setup: 'group-has-[[value=monthly]:checked]/fees:hidden',
  monthly: 'hidden group-has-[[value=monthly]:checked]/fees:block',
}

/** Which fee to look at, as native radios; the option where it is lowest is announced below. */
function FeeToggle() {
  return (
    <fieldset className="max-w-full">
      <legend className="mb-2.5 text-small text-soil-3">{pricing.toggle.label}</legend>
      <div className="inline-flex max-w-full rounded-toast border-[1.5px] border-soil p-[3px]">
        {pricing.toggle.choices.map(({ fee, label }) => (
          <label
            key={fee}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-2 text-small leading-tight font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2 md:px-5 md:text-body md:leading-tight"
          >
            <input
              type="radio"
              name="website-fee"
              value={fee}
              defaultChecked={fee === 'setup'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <div role="status" className="mt-2.5 text-small text-soil-2">
        {WEBSITE_FEES.map((fee) => (
          <p key={fee} className={SHOWN_FOR[fee]}>
            {pricing.announcements[fee]}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

/** A way to pay. The one with the lowest fee carries a mark while that fee is chosen. */
function OptionColumn({ option }: { readonly option: WebsiteOption }) {
  return (
    <li
      className={
        option.popular
          ? 'relative rounded-panel bg-soil px-6 pt-16 pb-7 text-limestone on-dark lg:-mt-13'
          : 'relative border-t-[1.5px] border-soil pt-3 lg:pb-7'
      }
    >
      {option.popular && (
        <p className="absolute top-6 rounded-tag bg-wheat px-2.5 py-1.5 text-hint leading-none font-semibold text-soil">
          {pricing.popularTag}
        </p>
      )}
      {WEBSITE_FEES.filter((fee) => lowestWebsiteFee(fee).id === option.id).map((fee) => (
        <p
          key={fee}
          className={`absolute inset-x-0 -top-px -translate-y-full rounded-t-tag bg-prairie px-2.5 py-1.5 text-hint leading-none font-semibold text-white ${SHOWN_FOR[fee]}`}
        >
          {pricing.marks[fee]}
        </p>
      ))}
      <h3 className="text-h3">{option.title}</h3>
      <p className="mt-1.5 text-small text-soil-3 lg:min-h-12 on-dark:text-on-dark">
        {option.suits}
      </p>
      <div className="grid grid-cols-2 lg:grid-cols-1">
        {pricing.fees.map(({ fee, label }) => (
          <p key={fee} className="mt-4 text-small text-soil-3 on-dark:text-on-dark">
            <span className="block figure-number text-h2 leading-none text-soil on-dark:text-limestone">
              {formatUsd(option[fee])}
            </span>
            <span className="mt-1.5 block">{label}</span>
          </p>
        ))}
      </div>
      <dl className="mt-6 border-t border-line pt-3 text-small on-dark:border-soil-line">
        {pricing.totals.map(({ months, label }) => (
          <div key={months} className="flex justify-between gap-4 py-1">
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

/** The four ways to pay for a website. The toggle only marks one of them, by CSS alone. */
function Pricing() {
  const { custom } = pricing
  return (
    <Section background="limestone-2" id="pricing" contained="group/fees">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-7">
        <div className="max-w-[34rem]">
          <h2 className="text-h2">{pricing.title}</h2>
          <p className="mt-4 text-soil-2">{pricing.text}</p>
        </div>
        <FeeToggle />
      </div>
      <ul className="mt-13 grid gap-x-6 gap-y-15 md:grid-cols-2 lg:mt-22 lg:grid-cols-4">
        {websiteOptions.map((option) => (
          <OptionColumn key={option.id} option={option} />
        ))}
      </ul>
      <div className="mt-11 grid-page gap-y-10 border-t border-line pt-9 lg:mt-16 lg:pt-11">
        <div className="col-span-12 lg:col-span-7">
          <h3 className="text-h3">{pricing.includedTitle}</h3>
          <ul className="mt-4 grid gap-x-6 md:grid-cols-2">
            {pricing.included.map((item) => (
              <li key={item} className="flex items-baseline gap-3 py-1.5">
                <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <h3 className="text-h3">{custom.title}</h3>
          <p className="mt-4 text-soil-2">{custom.text}</p>
          <TextLink to={custom.link.to} className="mt-1">
            {custom.link.label}
          </TextLink>
        </div>
      </div>
    </Section>
  )
}

/**
 * One line draws five pages. In each drawing the line comes in and leaves at y = 140; side by side,
 * the gap to the next one is crossed too, and from the last one in a row of five it leaves the page.
 */
const PAGES = [
  'M-900 140H20V12h180v128h20M20 36h180M36 60h70M36 74h52M36 100h40v16H36ZM124 52h64v72h-64Z',
  'M0 140h20V12h180v128h20M20 36h180M36 58h148M36 78h148M36 98h148M36 118h148',
  'M0 140h20V12h180v128h20M20 36h180M36 52h68v34H36ZM116 52h68v76h-68ZM36 98h68v30H36Z',
  'M0 140h20V12h180v128h20M20 36h180M66 62a16 16 0 1 1 0 32 16 16 0 0 1 0-32ZM36 126c4-26 56-26 60 0M116 66h68M116 82h68M116 98h44',
  'M0 140h20V12h180v128h20M20 36h180M36 54h148v70H36ZM73 54v70M110 54v70M147 54v70M36 89h148',
] as const

/** The one thing that each page is there for; wheat on the last, where the visit is booked. */
const MARKED = [
  'M36 100h40v16H36Z',
  'M36 78h148',
  'M116 52h68v76h-68Z',
  'M66 62a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z',
  'M110 89h37v35h-37Z',
] as const

/** The five pages of a site, each with its one job. */
function FivePages() {
  const { title, items } = content.pages
  return (
    <TitledSection title={title}>
      <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-3 md:gap-y-12 lg:grid-cols-5">
        {items.map(({ name, text }, index) => {
          const isLast = index === items.length - 1
          return (
            <li
              key={name}
              className="grid grid-cols-[min(8.5rem,40%)_minmax(0,1fr)] items-center gap-x-6 md:block"
            >
              <svg
                viewBox="0 0 220 142"
                aria-hidden="true"
                strokeWidth={1.5}
                strokeLinejoin="round"
                className="w-full overflow-visible fill-none stroke-soil"
              >
                <path d={PAGES[index]} />
                <path
                  d={isLast ? 'M220 140h1200' : 'M220 140h44'}
                  className={isLast ? 'max-lg:hidden' : 'max-md:hidden'}
                />
                <path
                  d={MARKED[index]}
                  className={isLast ? 'stroke-wheat' : 'stroke-prairie'}
                  strokeWidth={3.5}
                />
              </svg>
              <div>
                <h3 className="text-h3 md:mt-5">{name}</h3>
                <p className="mt-1.5 text-soil-2">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </TitledSection>
  )
}

/** Website services, prices first. Length: the page with the sections that only it has. */
export function WebsitePage() {
  return (
    <ServicePage {...content} service="website" scene={<WebsiteScene />}>
      <Pricing />
      <FivePages />
      <ProcessRail {...content.process} />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.website} />
    </ServicePage>
  )
}
