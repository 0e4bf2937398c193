import dots from '../assets/scenes/search-dots.svg?drawing'
import house from '../assets/scenes/search-house.svg?drawing'
import housePhone from '../assets/scenes/search-house-phone.svg?drawing'
import vanPhone from '../assets/scenes/search-van-phone.svg?drawing'
import van from '../assets/scenes/search-van.svg?drawing'
import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { LineSteps } from '../sections/steps'
import { TitledSection } from '../sections/titled-section'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'

/** A search and the ad that answers it. */
function SearchAndAd() {
  const { search, ad } = content.leak
  return (
    <div className="relative px-gutter py-6 lg:mx-auto lg:w-95 lg:px-0">
      <p className="flex min-h-15 items-center rounded-full border-2 border-soil bg-white px-6 font-heading text-h3">
        {search}
      </p>
      <div className="mx-auto h-8 w-1 lg:bg-wheat" />
      <div className="rounded-window bg-white px-6 py-5 text-drawing shadow-sheet">
        <p className="text-soil-3">
          <b className="font-semibold text-soil">{ad.mark}</b> · {ad.site}
        </p>
        <p className="mt-1 font-heading text-h3 text-prairie">{ad.title}</p>
        <p className="mt-1">{ad.text}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {ad.actions.map((action) => (
            <span
              key={action}
              className="rounded-full border border-prairie px-3 py-1 font-semibold text-prairie"
            >
              {action}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const STREET_HALF = 'w-full lg:h-84 lg:w-1/2 lg:object-cover xl:h-105'

/** A leak, the search for help, the ad and the van at the door, as a street scene (on tablets, a card). */
function LeakScene() {
  return (
    <div
      role="img"
      aria-label={content.leak.label}
      className="relative mx-auto max-w-120 overflow-hidden bg-prairie-tint md:mb-14 md:rounded-window lg:mb-0 lg:flex lg:max-w-none lg:rounded-none"
    >
      <ResponsiveDrawing
        wide={house}
        phone={housePhone}
        minWidth="64em"
        className={`${STREET_HALF} lg:object-right`}
        eager
      />
      <div className="relative lg:absolute lg:inset-x-0 lg:top-0">
        {/* The thread from the house to the van when they are stacked. It is at 380 of the 480 units of both drawings' width. */}
        <span className="absolute inset-y-0 left-[79.1667%] w-1 -translate-x-1/2 bg-wheat lg:hidden" />
        <SearchAndAd />
      </div>
      <ResponsiveDrawing
        wide={van}
        phone={vanPhone}
        minWidth="64em"
        className={`${STREET_HALF} lg:object-left`}
        eager
      />
    </div>
  )
}

/** The finished work of search marketing: a monthly report with invented figures. */
function MonthlyReport() {
  const { title, text, frame, dotsNote, rows, commentTitle, comment } = content.report
  return (
    <TitledSection
      background="limestone-2"
      className="flow-root pt-12 pb-12 md:pt-20 md:pb-16"
      title={title}
      text={text}
    >
      <figure
        aria-label={frame.label}
        className="mt-content bg-white px-5 pt-7 pb-12 shadow-sheet max-md:-mx-2 md:px-12 md:pt-12 md:pb-16"
      >
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-heading text-h3 font-semibold">{frame.title}</span>
          <span className="text-small text-soil-3">{frame.note}</span>
        </figcaption>
        <div className="mt-7 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
          <div>
            <Drawing drawing={dots} className="w-full" />
            <p className="mt-2 text-small text-soil-3">{dotsNote}</p>
            <p className="mt-7 font-semibold">{commentTitle}</p>
            <p className="mt-1 max-w-measure">{comment}</p>
          </div>
          <dl>
            {rows.map(({ name, value, note }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] items-center border-b border-line py-2 last:border-b-2 last:border-soil last:font-semibold"
              >
                <dt>{name}</dt>
                <dd className="row-span-2 figure-number text-h2">{value}</dd>
                <dd className="text-small font-normal text-soil-3">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
      </figure>
    </TitledSection>
  )
}

/** Search engine marketing. */
export function SearchMarketingPage() {
  const { process } = content
  return (
    <ServicePage {...content}>
      <LeakScene />
      <MonthlyReport />
      <TitledSection background="prairie-dark" className="py-14 md:py-20" title={process.title}>
        <LineSteps steps={process.steps} />
      </TitledSection>
      <FeatureList {...content.features} className="pt-16 md:pt-24" />
      <QuoteColumns quotes={serviceTestimonials.searchMarketing} />
    </ServicePage>
  )
}
