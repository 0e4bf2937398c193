import { seo as content } from '../content/services/seo'
import { ClosingCall } from '../sections/closing-call'
import { FaqList } from '../sections/faq-list'
import { FeatureList } from '../sections/feature-list'
import { ServiceHero } from '../sections/service-hero'
import { StatsBand } from '../sections/stats-band'
import { Section } from '../ui/section'
import { RankingScene } from './seo/ranking-scene'
import { RankingSlope } from './seo/ranking-slope'

/** SEO. */
export function SeoPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <RankingScene rankings={content.rankings} />
      </ServiceHero>
      <StatsBand stats={content.stats} />
      <FeatureList {...content.benefits} />
      <RankingSlope {...content.process} />
      <Section className="py-section">
        <div className="container-page grid-page gap-y-8">
          <h2 className="col-span-12 text-h2 lg:col-span-4">{content.faqTitle}</h2>
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            <FaqList entries={content.faq} />
          </div>
        </div>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  )
}
