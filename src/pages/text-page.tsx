import { text as content } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { ServiceHero } from '../sections/service-hero'
import { ServiceQuotes } from '../sections/service-quotes'
import { Section } from '../ui/section'
import { ConsentThread } from './text/consent-thread'
import { ProcessBubbles } from './text/process-bubbles'
import { TextPrice } from './text/text-price'
import { TextScene } from './text/text-scene'

/** Text marketing. */
export function TextPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <TextScene bubbles={content.bubbles} phoneBubbles={content.phoneBubbles} />
      </ServiceHero>
      <ConsentThread {...content.thread} />
      <ProcessBubbles {...content.process} />
      <Section className="py-section">
        <div className="container-page grid-page gap-y-14">
          <TextPrice {...content.price} className="col-span-12 lg:col-span-6" />
          <div className="col-span-12 lg:col-span-5 lg:col-start-8">
            <h2 className="mb-6 text-h3">{content.quotesTitle}</h2>
            <ServiceQuotes quotes={serviceTestimonials.text} />
          </div>
        </div>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  )
}
