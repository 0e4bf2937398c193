import map from '../assets/scenes/seo-map.svg?drawing'
import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ExampleTag } from '../sections/product/example-tag'
import { ServicePage } from '../sections/service-page'
import { Steps } from '../sections/steps'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { FigureCards } from '../sections/figure-cards'
import { Climb } from './seo/climb'

/** A map with the example company's pin in front of the others. */
function TownMap() {
  return (
    <figure>
      <Drawing drawing={map} alt={content.map.label} className="w-full rounded-window" above />
      <figcaption className="mt-3">
        <ExampleTag>{content.climb.tag}</ExampleTag>
      </figcaption>
    </figure>
  )
}

/** SEO. */
export function SeoPage() {
  const { stats, benefits, process, faqTitle, faq } = content
  return (
    <ServicePage {...content} picture={<TownMap />} ruledClosing={false}>
      <Climb />
      <TitledSection title={stats.title}>
        <FigureCards
          cards={stats.cards}
          className="grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
        />
        <p className="mt-4 text-small text-soil-3">{stats.footnote}</p>
      </TitledSection>
      <FeatureList {...benefits} className="pb-16 md:pb-24" />
      <TitledSection
        background="prairie-dark"
        className="pt-14 pb-14 md:pt-20 lg:pb-0"
        title={process.title}
      >
        {/* Four steps that climb; each is filled down to the section's edge. */}
        <Steps
          steps={process.steps}
          className="mt-content gap-y-8 border-wheat text-on-dark-prairie max-lg:border-l-4 max-lg:pl-6 lg:-mt-4 lg:grid-cols-4"
          stepClass="border-wheat lg:border-t-4 lg:bg-prairie lg:px-6 lg:pt-6 lg:pb-14 lg:nth-1:mt-36 lg:nth-2:mt-24 lg:nth-3:mt-12"
        />
      </TitledSection>
      <TitledSection background="wheat-tint" title={faqTitle}>
        <div className="mt-8">
          <FaqList entries={faq} />
        </div>
      </TitledSection>
    </ServicePage>
  )
}
