import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { MapClimb } from '../sections/work/map-climb'
import { TitledSection } from '../sections/titled-section'
import { Section } from '../ui/section'

/** How far each step is below the last one on wide pages: the process climbs from left to right. */
const RISE = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''] as const

/** The process in four steps that climb like a ranking, one stair each. */
function RankingSlope() {
  const { title, steps } = content.process
  return (
    <TitledSection background="wheat-tint" title={title} measure="max-w-[13em]">
      <ol className="mt-content grid gap-y-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-4 lg:gap-x-0">
        {steps.map(({ mark, name, text }, index) => (
          <li
            key={name}
            className={`border-t-3 border-prairie-line pt-5 last:border-prairie lg:border-l-3 lg:pr-6 lg:pl-5 ${RISE[index] ?? ''}`}
          >
            <p className="figure-number text-h3 text-prairie">{mark}</p>
            <h3 className="mt-3 text-h3">{name}</h3>
            <p className="mt-1.5 max-w-[30ch] text-soil-2">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The four prescribed figures as one quiet row. */
function QuietFigures() {
  return (
    <Section className="py-10 md:py-14" contained>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {content.stats.map(({ figure, label }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-soil-3">{label}</dt>
            <dd className="figure-number text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** SEO. */
export function SeoPage() {
  return (
    <ServicePage {...content} service="seo" work={<MapClimb />}>
      <QuietFigures />
      <FeatureList {...content.benefits} />
      <RankingSlope />
      <Section contained="grid-page gap-y-8">
        <h2 className="col-span-12 text-h2 lg:col-span-4">{content.faqTitle}</h2>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <FaqList entries={content.faq} />
        </div>
      </Section>
    </ServicePage>
  )
}
