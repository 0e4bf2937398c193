import { email as content } from '../content/services/email'
import { serviceTestimonials } from '../content/testimonials'
import { ClosingCall } from '../sections/closing-call'
import { QuoteColumns } from '../sections/quote-columns'
import { ServiceHero } from '../sections/service-hero'
import { EmailScene } from './email/email-scene'
import { MailKinds } from './email/mail-kinds'
import { MailSequence } from './email/mail-sequence'
import { ProcessColumns } from './email/process-columns'

/** Email marketing. */
export function EmailPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <EmailScene starts={content.starts} />
      </ServiceHero>
      <MailSequence sequence={content.sequence} mail={content.mail} />
      <MailKinds {...content.kinds} />
      <ProcessColumns {...content.process} />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.email} />
      <ClosingCall {...content.closing} />
    </>
  )
}
