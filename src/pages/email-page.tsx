import answered from '../assets/scenes/mailbox-answered.svg'
import ajar from '../assets/scenes/mailbox-ajar.svg'
import canceled from '../assets/scenes/mailbox-canceled.svg'
import full from '../assets/scenes/mailbox-full.svg'
import rope from '../assets/scenes/email-rope.svg'
import sent from '../assets/scenes/mailbox-sent.svg'
import steps from '../assets/scenes/email-steps.svg'
import { email as content } from '../content/services/email'
import { serviceTestimonials } from '../content/testimonials'
import { DrawnSteps } from '../sections/drawn-steps'
import { FeatureList } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'

/** An email of the sequence at reading size. */
function MailPreview() {
  const { window, people, paragraphs, action, footer } = content.mail
  return (
    <ProductWindow {...window} className="relative col-span-12 lg:order-last lg:col-span-7">
      <div className="grid gap-1 border-b border-line px-4.5 py-4 text-small text-soil-3 md:px-10">
        {people.map(({ label, name }) => (
          <p key={label}>
            {label} <span className="font-semibold text-soil">{name}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-5 px-4.5 py-7 text-lead md:px-10">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="inline-block rounded-tag bg-prairie px-5 py-3 text-body font-semibold text-white">
            {action}
          </span>
        </p>
        <p className="text-small text-soil-3">{footer}</p>
      </div>
    </ProductWindow>
  )
}

const MAILBOXES = { ajar, sent, full, answered, canceled } as const

/** The finished work of email marketing: six mailboxes along one thread, and the email that was answered. */
function MailSequence() {
  const { title, text, mails, dayLabel } = content.sequence
  const { reply, outcome, rules } = content.mail
  return (
    <TitledSection className="bg-prairie-tint py-12 md:py-20" title={title} text={text}>
      <ol className="relative mt-8 grid gap-x-6 gap-y-7 before:absolute before:top-8 before:bottom-16 before:left-8.75 before:border-l-3 before:border-prairie lg:grid-cols-6 lg:before:-inset-x-[100vw] lg:before:inset-y-auto lg:before:top-46.75 lg:before:border-t-3">
        {mails.map(({ day, subject, purpose, mailbox }) => (
          <li key={day} className="relative flex gap-5 lg:flex-col lg:gap-0">
            <Drawing
              drawing={{ src: MAILBOXES[mailbox], width: 150, height: 190 }}
              className="h-auto w-18 shrink-0 self-start lg:w-37.5"
            />
            <div className="pb-1 lg:grow lg:pt-4 lg:pb-10">
              <p className="figure-number text-h3">
                {dayLabel} {day}
              </p>
              <h3 className="mt-1 font-text text-body font-semibold tracking-normal">{subject}</h3>
              <p className="text-soil-2">{purpose}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="relative grid-page gap-y-8 max-lg:mt-9">
        <Drawing
          drawing={{ src: rope, width: 1200, height: 680 }}
          className="absolute bottom-full left-0 -mb-65 max-w-none max-xl:hidden"
        />
        <MailPreview />
        <div className="col-span-12 border-wheat pt-6 max-xl:border-t-4 lg:col-span-5 xl:pr-6">
          <p className="font-heading text-h2">{reply.text}</p>
          <p className="mt-7 text-soil-2">{reply.who}</p>
          <p className="mt-4 font-semibold">{outcome}</p>
          <p className="mt-8 max-w-[48ch] text-small text-soil-2">{rules}</p>
        </div>
      </div>
    </TitledSection>
  )
}

/** Email marketing. */
export function EmailPage() {
  return (
    <ServicePage {...content} service="email" work={<MailSequence />}>
      <FeatureList {...content.features} />
      <DrawnSteps {...content.process} drawing={steps} background="wheat" />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.email} />
    </ServicePage>
  )
}
