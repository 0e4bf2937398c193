import answered from '../assets/scenes/mailbox-answered.svg?drawing'
import ajar from '../assets/scenes/mailbox-ajar.svg?drawing'
import canceled from '../assets/scenes/mailbox-canceled.svg?drawing'
import full from '../assets/scenes/mailbox-full.svg?drawing'
import sent from '../assets/scenes/mailbox-sent.svg?drawing'
import stuffed from '../assets/scenes/mailbox-stuffed.svg?drawing'
import steps from '../assets/scenes/email-steps.svg?drawing'
import { email as content } from '../content/services/email'
import { serviceTestimonials } from '../content/testimonials'
import { DrawnSteps } from '../sections/steps'
import { FeatureColumns } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'

/** An email of the sequence at reading size. */
function MailPreview() {
  const { frame, people, paragraphs, action, footer } = content.mail
  return (
    <ProductWindow {...frame} className="lg:col-span-7">
      <div className="grid gap-1 border-b border-line px-4.5 py-3 text-soil-3 md:px-8">
        {people.map(({ label, name }) => (
          <p key={label}>
            {label} <span className="font-semibold text-soil">{name}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-3.5 px-4.5 py-5 text-body md:px-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="inline-block rounded-tag bg-prairie px-5 py-2.5 font-semibold text-white">
            {action}
          </span>
        </p>
        <p className="text-drawing text-soil-3">{footer}</p>
      </div>
    </ProductWindow>
  )
}

const MAILBOXES = { ajar, sent, full, answered, canceled } as const

/** Six mailboxes along a street, in rows of two on phones: the fourth email gets a reply, so the last two are not sent. */
function MailSequence() {
  const { title, text, mails, dayLabel } = content.sequence
  const { reply, outcome } = content.mail
  return (
    <TitledSection className="bg-prairie-tint py-12 md:py-20" title={title} text={text}>
      <ol className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-y-5 md:grid-cols-3 md:gap-y-8 lg:grid-cols-6">
        {mails.map(({ day, subject, purpose, mailbox }) => (
          <li key={day} className="flex flex-col">
            <Drawing drawing={MAILBOXES[mailbox]} className="w-37.5 max-w-full" />
            <div className="grow border-t-3 border-prairie pt-3 pr-4 md:pt-4 lg:pb-10">
              <p className="figure-number text-h3">
                {dayLabel} {day}
              </p>
              <h3 className="mt-1 font-text text-body font-semibold tracking-normal">{subject}</h3>
              <p className="text-soil-2">{purpose}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid-page mt-8 items-center gap-y-8 lg:mt-0">
        <MailPreview />
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="font-heading text-h3 lg:text-[2.25rem] lg:leading-tight">{reply.text}</p>
          <p className="mt-5 text-soil-2">{reply.who}</p>
          <p className="font-semibold">{outcome}</p>
        </div>
      </div>
    </TitledSection>
  )
}

/** Email marketing. */
export function EmailPage() {
  return (
    <ServicePage
      id="email"
      {...content}
      picture={
        <Drawing
          drawing={stuffed}
          className="-mb-12 w-[112%] max-w-none self-end md:mx-auto md:-mb-14 md:w-full md:max-w-160"
          eager
        />
      }
    >
      <MailSequence />
      <DrawnSteps
        {...content.process}
        background="wheat"
        className="py-14 md:py-20"
        drawing={steps}
      />
      <FeatureColumns {...content.features} className="pt-16 md:pt-24" />
      <QuoteColumns quotes={serviceTestimonials.email} />
    </ServicePage>
  )
}
