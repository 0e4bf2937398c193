import { searchMarketing as content } from '../content/services/search-marketing'
import { serviceTestimonials } from '../content/testimonials'
import { FeatureList } from '../sections/feature-list'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { LineSteps } from '../sections/steps'
import { LeakScene } from './search-marketing/leak-scene'
import { MonthlyReport } from './search-marketing/monthly-report'

/** Search engine marketing. */
export function SearchMarketingPage() {
  return (
    <ServicePage id="searchMarketing" {...content}>
      <LeakScene />
      <MonthlyReport />
      <LineSteps {...content.process} background="prairie-dark" className="py-14 md:py-20" />
      <FeatureList {...content.features} className="pt-16 md:pt-24" />
      <QuoteColumns quotes={serviceTestimonials.searchMarketing} />
    </ServicePage>
  )
}
