import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { GrowthChart } from '../sections/growth-chart'
import { ProcessRail } from '../sections/process-rail'
import { ServiceHero } from '../sections/service-hero'
import { ServiceQuotes } from '../sections/service-quotes'
import { Section } from '../ui/section'
import { SearchScene } from './search-marketing/search-scene'

/** Search engine marketing (spec section 2.7). */
export function SearchMarketingPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <SearchScene searches={content.searches} result={content.result} />
      </ServiceHero>
      <FeatureList {...content.features} />
      <ProcessRail {...content.process} />
      <Section className="py-section below-fold reserve-790 lg:reserve-480">
        <div className="container-page grid-page gap-y-9">
          <GrowthChart {...content.proof} className="col-span-12 lg:col-span-7" />
          <ServiceQuotes
            quotes={serviceTestimonials.searchMarketing}
            className="col-span-12 self-end lg:col-span-4 lg:col-start-9"
          />
        </div>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  )
}
