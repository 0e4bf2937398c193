import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { Section } from '../ui/section'

/** What somebody types, and the ad that answers. */
function SearchScene() {
  const { searches, result } = content
  return (
    <div
      className="mt-8 grid items-start gap-6 md:mt-14 lg:grid-cols-[1fr_44.5%] lg:gap-16"
      aria-hidden="true"
    >
      <ol className="max-lg:max-h-15 max-lg:overflow-hidden">
        {searches.map((search, index) => (
          <li
            key={search}
            className={
              index === 0
                ? 'flex min-h-15 items-center rounded-full border-2 border-soil px-6 text-lead'
                : 'border-b border-line px-6.5 py-3 text-soil-3'
            }
          >
            {search}
          </li>
        ))}
      </ol>
      <div className="overflow-hidden rounded-window bg-white text-hint shadow-sheet">
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

/** One dot for each click of the month: gold where it became a job, green where somebody called. */
function ClickDots() {
  const { clicks, calls, jobs } = content.report.dots
  return (
    <svg viewBox="0 0 700 245" aria-hidden="true" className="mt-7 w-full stroke-soil stroke-2">
      {Array.from({ length: clicks }, (_, index) => (
        <circle
          key={index}
          cx={17.5 + (index % 20) * 35}
          cy={17.5 + Math.floor(index / 20) * 35}
          r={index < jobs ? 13 : 10}
          className={
            index < jobs
              ? 'fill-wheat'
              : index < calls
                ? 'fill-prairie-soft'
                : 'fill-none stroke-line-strong'
          }
        />
      ))}
    </svg>
  )
}

/** The finished work of search marketing: the monthly report on its sheet, with an invented month. */
function MonthlyReport() {
  const { title, text, window, dotsNote, rows, commentTitle, comment, signature } = content.report
  return (
    <Section
      background="limestone-2"
      className="overflow-y-clip pt-12 md:pt-20"
      contained="grid-page items-end gap-y-9"
    >
      <div className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-4" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[38ch] text-soil-2 lg:pb-20">{text}</p>
      </div>
      <figure
        aria-label={window.label}
        className="col-span-12 -mb-3 bg-white px-5 pt-7 pb-12 shadow-sheet max-md:-mx-2 md:px-12 md:pt-12 md:pb-16 lg:col-span-8 lg:col-start-5 lg:ml-6 lg:rotate-[.6deg]"
      >
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-heading text-h3 font-semibold">{window.title}</span>
          <span className="text-small text-soil-3">{window.note}</span>
        </figcaption>
        <ClickDots />
        <p className="mt-2 text-small text-soil-3">{dotsNote}</p>
        <dl className="mt-7">
          {rows.map(({ name, value, note }) => (
            <div
              key={name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 border-b border-line py-3 last:border-b-2 last:border-soil last:font-semibold md:grid-cols-[1fr_minmax(0,8rem)_minmax(0,10rem)]"
            >
              <dt>{name}</dt>
              <dd className="text-right figure-number text-h3 leading-none">{value}</dd>
              <dd className="col-span-2 text-small font-normal text-soil-3 md:col-span-1 md:text-right">
                {note}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-7 font-semibold">{commentTitle}</p>
        <p className="mt-1 max-w-measure">{comment}</p>
        <p className="mt-5 text-small text-soil-3">{signature}</p>
      </figure>
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
    <ServicePage
      {...content}
      service="searchMarketing"
      scene={<SearchScene />}
      work={<MonthlyReport />}
    >
      <FeatureList {...content.features} />
      <LaunchMonth />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.searchMarketing} />
    </ServicePage>
  )
}
