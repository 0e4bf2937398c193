import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { FaqList } from '../sections/faq-list'
import { externalLinks } from '../site/external-links'
import { Section } from '../ui/section'
import { ContactOpening } from './contact/contact-opening'
import { Expectations } from './contact/expectations'

/** Free consultation: the booking calendar and what to know before it (spec section 2.8). */
export function ContactPage() {
  return (
    <>
      <ContactOpening />
      <Section ground="limestone-2" className="py-14 md:py-20">
        <div className="container-page">
          <BookingFrame
            address={externalLinks.bookingWidget}
            text={content.booking}
            direct={content.direct}
          />
        </div>
      </Section>
      <Expectations />
      <Section>
        <div className="container-page grid-page gap-y-8">
          <div className="col-span-12 lg:col-span-4">
            <h2 className="text-h2">{content.faq.title}</h2>
            <p className="mt-5 text-soil-2">{content.faq.text}</p>
          </div>
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            <FaqList entries={content.faq.entries} />
          </div>
        </div>
      </Section>
    </>
  )
}
