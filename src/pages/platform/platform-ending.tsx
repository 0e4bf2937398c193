import { platformBanner, platformClosing, platformJourney } from '../../content/pages/platform'
import { ClosingCall } from '../../sections/closing-call'
import { LeadJourney } from '../../sections/lead-journey'
import { SignUpBanner } from '../../sections/sign-up-banner'
import { Section } from '../../ui/section'

/** From the pricing to the footer: the lead's way, the call to talk, the banner to start. */
export function PlatformEnding() {
  return (
    <>
      <Section ground="limestone-2" className="py-section below-fold reserve-1940 lg:reserve-840">
        <LeadJourney {...platformJourney} />
      </Section>
      <div className="pt-section">
        <ClosingCall {...platformClosing} />
      </div>
      <SignUpBanner {...platformBanner} />
    </>
  )
}
