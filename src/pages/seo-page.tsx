import map from '../assets/scenes/seo-map.svg?drawing'
import steps from '../assets/scenes/seo-steps.svg?drawing'
import { seo as content } from '../content/services/seo'
import { FaqList } from '../sections/faq-list'
import { FeatureColumns } from '../sections/feature-list'
import { ExampleTag } from '../sections/product/example-tag'
import { ServicePage } from '../sections/service-page'
import { DrawnSteps } from '../sections/steps'
import { TitledSection } from '../sections/titled-section'
import { ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { Climb } from './seo/climb'

/**
 * A map with the example company's pin in front of the others. It fills the right half of the opening; phones show a part.
 * The file states its width and height, because Chromium may otherwise take the size of its phone view on wide pages.
 */
function TownMap() {
  return (
    <figure className="relative -mx-gutter -mb-12 md:-mb-14 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:m-0">
      <ResponsiveDrawing
        wide={map}
        phone={{ ...map, src: `${map.src}#phone` }}
        alt={content.map.label}
        className="h-85 w-full object-cover md:h-110 lg:h-full"
        eager
      />
      <figcaption className="absolute bottom-5 left-5 max-md:max-w-40">
        <ExampleTag>{content.climb.tag}</ExampleTag>
      </figcaption>
    </figure>
  )
}

/** Why search matters, in four figures. */
function Stats() {
  const { stats } = content
  return (
    <Section className="pt-16 md:pt-24" contained>
      <h2 className="text-h2">{stats.title}</h2>
      <dl className="mt-content grid grid-cols-2 gap-6 border-t-[1.5px] border-soil pt-5 lg:grid-cols-4">
        {stats.cards.map(({ figure, label }) => (
          <div key={figure}>
            <dt className="figure-number text-display whitespace-nowrap text-prairie">{figure}</dt>
            <dd className="mt-2 max-w-[11em] text-lead leading-snug">{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small text-soil-3">{stats.footnote}</p>
    </Section>
  )
}

/** SEO. */
export function SeoPage() {
  const { faqTitle, faq } = content
  return (
    <ServicePage id="seo" {...content} picture={<TownMap />}>
      <Climb />
      <Stats />
      <FeatureColumns {...content.benefits} className="pt-14 pb-16 md:pb-24 lg:pt-20" />
      <DrawnSteps {...content.process} background="wheat-tint" drawing={steps} />
      <TitledSection title={faqTitle}>
        <div className="mt-8">
          <FaqList entries={faq} />
        </div>
      </TitledSection>
    </ServicePage>
  )
}
