import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { ProcessRail } from '../sections/process-rail'
import { ServiceHero } from '../sections/service-hero'
import { ServiceQuotes } from '../sections/service-quotes'
import { Section } from '../ui/section'
import { DesignServices } from './brand-design/design-services'
import { MarkScene } from './brand-design/mark-scene'

/** Brand and graphic design (spec section 2.7). */
export function BrandDesignPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <MarkScene stretches={content.stretches} />
      </ServiceHero>
      <DesignServices {...content.services} />
      <ProcessRail {...content.process} />
      <Section>
        <div className="container-page grid-page gap-y-8">
          <h2 className="col-span-12 text-h2 lg:col-span-5">{content.quotesTitle}</h2>
          <ServiceQuotes
            quotes={serviceTestimonials.brandDesign}
            className="col-span-12 lg:col-span-6 lg:col-start-7"
          />
        </div>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  )
}
