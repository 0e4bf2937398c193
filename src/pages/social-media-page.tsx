import { socialMedia as content } from '../content/services/social-media'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { LeadQuote } from '../sections/lead-quote'
import { ServiceHero } from '../sections/service-hero'
import { Section } from '../ui/section'
import { AdWeek } from './social-media/ad-week'
import { AudienceScene } from './social-media/audience-scene'
import { FeatureColumns } from './social-media/feature-columns'
import { ProcessLedger } from './social-media/process-ledger'

/** Social media advertising. */
export function SocialMediaPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <AudienceScene audience={content.audience} />
      </ServiceHero>
      <AdWeek week={content.week} ad={content.ad} />
      <FeatureColumns {...content.features} />
      <ProcessLedger {...content.process} />
      <Section className="py-section">
        <LeadQuote title={content.quotesTitle} quotes={serviceTestimonials.socialMedia} />
      </Section>
      <ClosingCall {...content.closing} />
    </>
  )
}
