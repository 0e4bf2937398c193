import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { IntakeOpening } from './website-intake/intake-opening'

/** The form in which a new client describes the website they need. */
export function WebsiteIntakePage() {
  return (
    <>
      <IntakeOpening />
      <Section ground="limestone-2" className="py-14 md:py-20">
        <div className="container-page">
          <Island name="intake-frame">
            <IntakeFrame />
          </Island>
        </div>
      </Section>
    </>
  )
}
