import { serviceSearchMarketing, serviceSearchMarketingPhone } from '../assets/drawings'
import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { FeatureList } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { Section } from '../ui/section'

/** Each phrase owns a strand, and all strands land on the first result. Phones have six strands. */
function SearchScene() {
  const { searches, result } = content
  return (
    <div className="relative mt-7 md:mt-14" aria-hidden="true">
      <ServiceScene wide={serviceSearchMarketing} phone={serviceSearchMarketingPhone}>
        {/* Each label is centered on its own thread, and covers the start of it. */}
        <ol className="absolute inset-x-0 -top-[1.43%] h-full text-hint font-medium lg:-top-[1.36%] lg:text-body">
          {searches.map((search) => (
            <li
              key={search}
              className="flex h-[13.333%] items-center leading-none max-lg:nth-[n+7]:hidden lg:h-[12.424%]"
            >
              <span className="bg-limestone py-1 pr-3">{search}</span>
            </li>
          ))}
        </ol>
      </ServiceScene>
      <div className="overflow-hidden rounded-window bg-white text-hint shadow-sheet lg:absolute lg:top-[6%] lg:right-0 lg:w-[44.5%]">
        <div className="border-b border-wheat-line bg-wheat-tint px-4.5 py-5 md:px-6">
          <p className="text-soil-3">
            <span className="font-semibold text-soil">{result.mark}</span> · {result.site}
          </p>
          <p className="mt-1 font-heading text-h3 text-prairie">{result.title}</p>
          <p className="mt-1">{result.text}</p>
          <ul className="mt-3 flex flex-wrap gap-2 text-drawing">
            {result.actions.map((action) => (
              <li
                key={action}
                className="rounded-full border border-prairie px-3 py-1 font-semibold text-prairie"
              >
                {action}
              </li>
            ))}
          </ul>
        </div>
        {result.others.map(({ name, place }) => (
          <p
            key={name}
            className="flex justify-between gap-3 border-b border-line px-4.5 py-4 last:border-0 md:px-6"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-soil-3">{place}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** The monthly report that clients get, drawn with an invented month. */
function MonthlyReport() {
  const { title, text, window, rows, comment } = content.report
  return (
    <Section background="limestone-2" contained="grid-page items-center gap-y-9">
      <div className="col-span-12 lg:col-span-4" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[38ch] text-soil-2">{text}</p>
      </div>
      <ProductWindow
        {...window}
        className="col-span-12 md:col-span-10 lg:col-span-7 lg:col-start-6"
      >
        <div className="px-4.5 pt-2 pb-5 md:px-7 md:pb-7">
          {rows.map(({ name, value, note }, index) => (
            <div
              key={name}
              className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 md:grid-cols-[1fr_7rem_9rem] ${index === rows.length - 1 ? 'border-t-2 border-soil font-semibold' : 'border-b border-line last:border-0'}`}
            >
              <span className="text-small">{name}</span>
              <span className="text-right figure-number text-h3 leading-none">{value}</span>
              <span className="col-span-2 text-soil-3 md:col-span-1 md:text-right">{note}</span>
            </div>
          ))}
          <p className="mt-2 rounded-control bg-wheat-tint px-4 py-3 text-small">{comment}</p>
        </div>
      </ProductWindow>
    </Section>
  )
}

const DAYS = Array.from({ length: 30 }, (_, index) => index + 1)

/** The first month as thirty days in a row, those on which something happens in wheat, over its steps. */
function LaunchMonth() {
  const { title, steps } = content.process
  const marked = steps.map(({ mark }) => mark.replace('Day ', ''))
  return (
    <TitledSection background="prairie-dark" title={title} measure="max-w-[13em]">
      <div
        aria-hidden="true"
        className="mt-content grid grid-cols-[repeat(15,1fr)] gap-1 md:grid-cols-[repeat(30,1fr)]"
      >
        {DAYS.map((day) => (
          <span
            key={day}
            className={`flex h-10 items-end justify-center rounded-tag pb-1 text-drawing-small tabular md:h-16 ${marked.includes(String(day)) ? 'bg-wheat font-semibold text-soil' : 'bg-prairie text-on-dark-prairie'}`}
          >
            {day}
          </span>
        ))}
      </div>
      <ol className="mt-8 md:mt-11">
        {steps.map(({ mark, name, text }) => (
          <li
            key={name}
            className="gap-x-6 border-t border-prairie-rule py-5 md:grid md:grid-cols-[min(9rem,20%)_min(12rem,27%)_minmax(0,1fr)] md:items-baseline"
          >
            <p className="figure-number text-h3 text-wheat">{mark}</p>
            <h3 className="mt-1 text-h3 md:mt-0">{name}</h3>
            <p className="mt-1 max-w-measure text-on-dark-prairie md:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Search engine marketing. */
export function SearchMarketingPage() {
  return (
    <ServicePage {...content} service="searchMarketing" scene={<SearchScene />}>
      <MonthlyReport />
      <FeatureList {...content.features} />
      <LaunchMonth />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.searchMarketing} />
    </ServicePage>
  )
}
