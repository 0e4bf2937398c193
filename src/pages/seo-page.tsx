import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { MapClimb } from './seo/map-climb'
import { TitledSection } from '../sections/titled-section'

/** How far each step is below the last one on wide pages: the process climbs from left to right. */
const RISE = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''] as const

/** The line's way from the right edge back to the left one. */
const TURN =
  'M1238 0v30c0 40-40 62-111 62H846c-70 0-108-18-108-48 0-24 18-40 40-40s40 16 40 40c0 32-44 48-116 48H120C45 92 2 112 2 160v40'

/** The process in four steps that climb, under the line that runs down beside the chart above them. */
function RankingSlope() {
  const { title, steps } = content.process
  return (
    <TitledSection
      background="prairie-dark"
      className="pt-28 pb-14 lg:pt-44 lg:pb-0"
      title={title}
      measure="max-w-[16em] max-lg:pl-4"
    >
      <svg
        viewBox="0 0 1240 200"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-0 left-1/2 h-28 w-[min(1220px,100%-2*theme(spacing.gutter)+1.25rem)] -translate-x-1/2 fill-none stroke-wheat lg:h-44 lg:w-[min(1240px,100%-2*theme(spacing.gutter)+2.5rem)]"
      >
        <path d={TURN} strokeWidth={4} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className="relative mt-content grid gap-y-8 before:absolute before:-top-48 before:bottom-0 before:-left-2.5 before:border-l-4 before:border-wheat lg:grid-cols-4 lg:before:bottom-auto lg:before:-left-5 lg:before:h-85 lg:before:w-5 lg:before:rounded-bl-panel lg:before:border-b-4 lg:after:absolute lg:after:top-37 lg:after:right-full lg:after:bottom-0 lg:after:w-screen lg:after:bg-prairie">
        {steps.map(({ mark, name, text }, index) => (
          <li
            key={name}
            className={`relative max-lg:pl-6 max-lg:before:absolute max-lg:before:top-1 max-lg:before:-left-2.5 max-lg:before:size-5 max-lg:before:rounded-full max-lg:before:border-4 max-lg:before:border-wheat lg:border-t-4 lg:border-wheat lg:bg-prairie lg:px-6 lg:pt-6 lg:pb-14 lg:before:absolute lg:before:-top-1 lg:before:left-0 lg:before:h-13 lg:before:border-l-4 lg:before:border-wheat lg:first:before:hidden lg:last:after:absolute lg:last:after:-top-1 lg:last:after:bottom-0 lg:last:after:left-full lg:last:after:w-screen lg:last:after:border-t-4 lg:last:after:border-wheat lg:last:after:bg-prairie ${RISE[index] ?? ''}`}
          >
            <p className="figure-number text-h3 text-wheat">{mark}</p>
            <h3 className="mt-3 text-h3">{name}</h3>
            <p className="mt-1.5 max-w-measure text-on-dark-prairie">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The four prescribed figures as one line of small cards. */
function Figures() {
  return (
    <dl className="mt-8 grid gap-3 md:grid-cols-2 lg:grid-cols-4">
      {content.stats.map(({ figure, label }) => (
        <div
          key={figure}
          className="flex items-center gap-4 rounded-panel bg-limestone-2 px-4 py-3"
        >
          <dt className="order-last text-small text-soil-2">{label}</dt>
          <dd className="figure-number text-h3">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** SEO. */
export function SeoPage() {
  return (
    <ServicePage {...content} service="seo" work={<MapClimb />}>
      <RankingSlope />
      <FeatureList {...content.benefits}>
        <Figures />
      </FeatureList>
      <TitledSection background="wheat-tint" className="py-16 md:py-24" title={content.faqTitle}>
        <div className="mt-8 grid items-start gap-x-12 lg:grid-cols-2">
          <FaqList entries={content.faq.slice(0, 3)} />
          <FaqList entries={content.faq.slice(3)} />
        </div>
      </TitledSection>
    </ServicePage>
  )
}
