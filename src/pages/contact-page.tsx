import { contact as content } from '../content/pages/contact'
import { externalLinks } from '../site/external-links'
import { island } from '../ui/island'
import { Section } from '../ui/section'
import { staticRegion } from '../ui/static-region'

const Opening = staticRegion(
  'contact-opening',
  async () => (await import('./contact/contact-opening')).ContactOpening,
)
const BookingFrame = island(
  'booking-frame',
  'view',
  async () => (await import('../features/embed/booking-frame')).BookingFrame,
)
const Ending = staticRegion(
  'contact-ending',
  async () => (await import('./contact/contact-ending')).ContactEnding,
)

/** Free consultation: the booking calendar and what to know before it (spec section 2.8). */
export function ContactPage() {
  return (
    <>
      <Opening />
      <Section ground="limestone-2" className="py-14 md:py-20">
        <div className="container-page">
          <BookingFrame
            address={externalLinks.bookingWidget}
            text={content.booking}
            direct={content.direct}
          />
        </div>
      </Section>
      <Ending />
    </>
  )
}
