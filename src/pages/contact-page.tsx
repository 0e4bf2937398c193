import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { ContactEnding } from './contact/contact-ending'
import { ContactOpening } from './contact/contact-opening'

/** Free consultation: how to reach us, the booking calendar if there is one, and what to expect. */
export function ContactPage() {
  return (
    <>
      <ContactOpening />
      {content.hasCalendar && (
        <Section ground="limestone-2" className="py-14 md:py-20">
          <div className="container-page">
            <Island name="booking-frame">
              <BookingFrame />
            </Island>
          </div>
        </Section>
      )}
      <ContactEnding />
    </>
  )
}
