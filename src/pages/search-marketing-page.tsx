import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { QuoteColumns } from '../sections/quote-columns'
import { ServiceHero } from '../sections/service-hero'
import { Section } from '../ui/section'
import { LaunchMonth } from './search-marketing/launch-month'
import { MonthlyReport } from './search-marketing/monthly-report'
import { SearchScene } from './search-marketing/search-scene'

/** Search engine marketing. */
export function SearchMarketingPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <SearchScene searches={content.searches} result={content.result} />
      </ServiceHero>
      <Section ground="limestone-2" className="py-section">
        <MonthlyReport {...content.report} />
      </Section>
      <FeatureList {...content.features} />
      <LaunchMonth {...content.process} />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.searchMarketing} />
      <ClosingCall {...content.closing} />
    </>
  )
}
