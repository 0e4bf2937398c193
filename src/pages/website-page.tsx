import { website as content } from '../content/services/website'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { ProcessRail } from '../sections/process-rail'
import { QuoteColumns } from '../sections/quote-columns'
import { ServiceHero } from '../sections/service-hero'
import { FivePages } from './website/five-pages'
import { WebsitePricing } from './website/website-pricing'
import { WebsiteScene } from './website/website-scene'

/** Website services, prices first. */
export function WebsitePage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <WebsiteScene page={content.page} />
      </ServiceHero>
      <WebsitePricing pricing={content.pricing} />
      <FivePages {...content.pages} />
      <ProcessRail {...content.process} />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.website} />
      <ClosingCall {...content.closing} />
    </>
  )
}
