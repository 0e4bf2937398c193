import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { ServiceHero } from '../sections/service-hero'
import { ServiceQuotes } from '../sections/service-quotes'
import { Section } from '../ui/section'
import { BrandKit } from './brand-design/brand-kit'
import { DesignServices } from './brand-design/design-services'
import { MarkScene } from './brand-design/mark-scene'
import { Refinement } from './brand-design/refinement'

/** Brand and graphic design. */
export function BrandDesignPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <MarkScene stretches={content.stretches} />
      </ServiceHero>
      <DesignServices {...content.services} />
      <BrandKit {...content.kit} />
      <Refinement {...content.process} />
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
