import { serviceSeo, serviceSeoPhone } from '../assets/drawings'
import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { MapClimb } from '../sections/work/map-climb'
import { TitledSection } from '../sections/titled-section'
import { Section } from '../ui/section'

/**
 * Sites overtake each other until they are in order. Names are on every second row of the
 * drawing: rows at y = 21 + 32 i from x = 720 of 1200, on phones at y = 14 + 26 i from 180 of 350.
 */
function RankingScene() {
  return (
    <ServiceScene wide={serviceSeo} phone={serviceSeoPhone} className="mt-12 md:mt-14">
      <ol className="absolute top-[calc(14/210*100%-1.375rem)] right-0 left-[53%] flex h-[99%] flex-col text-hint lg:top-[calc(21/330*100%-1.5rem)] lg:left-[61%] lg:h-[97%] lg:text-body xl:top-[calc(21/330*100%-1.75rem)]">
        {content.rankings.map(({ place, name, note }, index) => (
          <li
            key={name}
            className={`flex flex-1 items-start gap-3 leading-snug whitespace-nowrap ${index === 0 ? 'font-semibold' : 'text-soil-2'} ${index > 3 ? 'max-lg:hidden' : ''}`}
          >
            <span className="text-soil-3 tabular">{place}</span>
            {name}
            {note !== undefined && (
              <span className="ml-auto font-normal text-soil-3 max-lg:hidden">{note}</span>
            )}
          </li>
        ))}
      </ol>
    </ServiceScene>
  )
}

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
    <ServicePage {...content} service="seo" scene={<RankingScene />} work={<MapClimb />}>
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
