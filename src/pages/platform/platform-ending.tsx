import { platformClosing, platformJourney } from '../../content/pages/platform'
import { LeadJourney } from '../../sections/lead-journey'
import { SignUpBanner } from '../../sections/sign-up-banner'
import { Section } from '../../ui/section'

/** From the pricing to the footer: a lead's way to a customer, and the banner to start or to see a demo. */
export function PlatformEnding() {
  return (
    <>
      <Section ground="limestone-2" className="py-10 md:py-section">
        <LeadJourney {...platformJourney} />
      </Section>
      <SignUpBanner {...platformClosing} />
    </>
  )
}
