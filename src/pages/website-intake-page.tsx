import { websiteIntake as content } from '../content/pages/website-intake'
import { externalLinks } from '../site/external-links'
import { island } from '../ui/island'
import { Section } from '../ui/section'
import { IntakeOpening } from './website-intake/intake-opening'

const IntakeFrame = island(
  'intake-frame',
  'view',
  async () => (await import('../features/embed/intake-frame')).IntakeFrame,
)

/** The form about a website to be made (spec section 2.9). */
export function WebsiteIntakePage() {
  return (
    <>
      <IntakeOpening />
      <Section ground="limestone-2" className="py-14 md:py-20">
        <div className="container-page">
          <IntakeFrame
            address={externalLinks.intakeForm}
            text={content.form}
            direct={content.direct}
          />
        </div>
      </Section>
    </>
  )
}
