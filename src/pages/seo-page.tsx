import map from '../assets/scenes/seo-map.svg'
import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { StepNumber } from '../sections/step-number'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { ClimbTable } from './seo/climb-table'

/** A map with the example company's pin in front of the others. */
function TownMap() {
  return (
    <figure>
      <Drawing
        drawing={{ src: map, width: 760, height: 620 }}
        alt={content.map.label}
        className="h-auto w-full rounded-window"
        above
      />
      <figcaption className="mt-3 text-small text-soil-3">{content.climb.tag}</figcaption>
    </figure>
  )
}

/** One search term over six months, from the tenth place to the first. */
function Climb() {
  const { title, text } = content.climb
  return (
    <TitledSection background="prairie-dark" className="py-14 md:py-20" title={title} text={text}>
      <ClimbTable />
    </TitledSection>
  )
}

/** The four prescribed figures, each on a card. */
function Statistics() {
  const { title, cards, footnote } = content.stats
  return (
    <TitledSection title={title} className="py-16 md:py-24">
      <dl className="mt-content grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {cards.map(({ figure, label }) => (
          <div key={figure} className="flex flex-col rounded-panel bg-limestone-2 p-6">
            <dt className="order-last mt-3 text-lead">{label}</dt>
            <dd className="figure-number text-display text-prairie">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-soil-3">{footnote}</p>
    </TitledSection>
  )
}

/** How far each step is below the last one on wide pages: the process climbs from left to right. */
const RISE = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''] as const

/** The process in four steps that climb; each is filled down to the section's edge. */
function Process() {
  const { title, steps } = content.process
  return (
    <TitledSection background="prairie-dark" className="pt-14 pb-14 md:pt-20 lg:pb-0" title={title}>
      <ol className="mt-content grid gap-y-8 border-wheat max-lg:border-l-4 max-lg:pl-6 lg:-mt-4 lg:grid-cols-4">
        {steps.map(({ name, text }, index) => (
          <li
            key={name}
            className={`border-wheat lg:border-t-4 lg:bg-prairie lg:px-6 lg:pt-6 lg:pb-14 ${RISE[index] ?? ''}`}
          >
            <StepNumber className="text-wheat">{index + 1}</StepNumber>
            <h3 className="mt-3 text-h3">{name}</h3>
            <p className="mt-1.5 max-w-measure text-on-dark-prairie">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** SEO. */
export function SeoPage() {
  return (
    <ServicePage {...content} picture={<TownMap />} ruledClosing={false}>
      <Climb />
      <Statistics />
      <FeatureList {...content.benefits} className="pb-16 md:pb-24" />
      <Process />
      <TitledSection background="wheat-tint" className="py-16 md:py-24" title={content.faqTitle}>
        <div className="mt-8">
          <FaqList entries={content.faq} />
        </div>
      </TitledSection>
    </ServicePage>
  )
}
