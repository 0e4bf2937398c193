import { email as content } from '../content/services/email'
import { serviceTestimonials } from '../content/testimonials'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { Section } from '../ui/section'

/** An email of the sequence at reading size, with the answer that ends the sequence. */
function MailPreview() {
  const { mail } = content
  return (
    <ProductWindow
      {...mail.window}
      className="col-span-12 lg:sticky lg:top-28 lg:col-span-7 lg:-mr-10 lg:self-start"
    >
      <div className="grid gap-1 border-b border-line px-4.5 py-4 text-small text-soil-3 md:px-10 md:py-6">
        {mail.people.map(({ label, name }) => (
          <p key={label}>
            {label} <span className="font-semibold text-soil">{name}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-5 px-4.5 py-7 text-lead md:px-10 md:py-11">
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="inline-block rounded-tag bg-prairie px-5 py-3 text-body font-semibold text-white">
            {mail.action}
          </span>
        </p>
        <p className="text-small text-soil-3">{mail.footer}</p>
      </div>
      <div className="border-t border-line bg-limestone px-4.5 py-5 md:px-10">
        <p className="text-small text-soil-3">{mail.reply.who}</p>
        <p className="mt-1 text-body">{mail.reply.text}</p>
      </div>
      <p className="bg-wheat-tint px-4.5 py-4 text-small font-semibold md:px-10">{mail.outcome}</p>
    </ProductWindow>
  )
}

/** The finished work of email marketing: six emails along one thread of days, beside the one that was answered. */
function MailSequence() {
  const { title, text, mails, dayLabel } = content.sequence
  return (
    <Section background="limestone-2" className="py-14 md:py-20" contained="grid-page gap-y-10">
      <div className="col-span-12 lg:col-span-5">
        <h2 className="text-h2" data-in-view="">
          {title}
        </h2>
        <p className="mt-5 max-w-[48ch] text-soil-2">{text}</p>
        <ol className="mt-9 ml-1.5 border-l-2 border-prairie lg:mt-12">
          {mails.map(({ day, subject, purpose, isAnswered }) => (
            <li
              key={day}
              className="relative grid gap-x-5 pb-7 pl-6.5 last:pb-0 md:grid-cols-[7rem_1fr] md:items-baseline lg:grid-cols-[5.5rem_1fr]"
            >
              <span
                aria-hidden="true"
                className={`absolute top-2.5 -left-2 size-3.5 rounded-full md:top-5 ${isAnswered ? 'bg-wheat outline-2 outline-prairie' : 'bg-prairie'}`}
              />
              <p className="figure-number text-h3 text-soil-3 md:flex md:items-baseline md:gap-2 md:leading-none">
                <span className="md:font-text md:text-body md:font-normal md:tracking-normal">
                  {dayLabel}
                </span>{' '}
                {day}
              </p>
              <div>
                <h3 className="text-h3">{subject}</h3>
                <p className="mt-1 text-soil-2">{purpose}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <MailPreview />
    </Section>
  )
}

const KINDS_COLUMNS = 'md:grid md:grid-cols-3 md:gap-x-6'

/** What is sent, when, and what it brings. On phones sentences begin with the headings. */
function MailKinds() {
  const { title, text, headings, rows } = content.kinds
  return (
    <Section contained>
      <div className="grid-page items-end gap-y-4" data-in-view="">
        <h2 className="col-span-12 text-h2 lg:col-span-8">{title}</h2>
        <p className="col-span-12 text-soil-2 lg:col-span-4">{text}</p>
      </div>
      <div
        aria-hidden="true"
        className={`mt-content hidden border-b-[1.5px] border-soil pb-3 text-small text-soil-3 ${KINDS_COLUMNS}`}
      >
        {Object.values(headings).map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      <ul className="mt-8 border-t-[1.5px] border-soil md:mt-0 md:border-t-0">
        {rows.map(({ name, sent, brings }) => (
          <li key={name} className={`border-b border-line py-5 md:items-baseline ${KINDS_COLUMNS}`}>
            <h3 className="text-h3">{name}</h3>
            <p className="mt-1.5 text-soil-3 md:mt-0">
              <span className="md:sr-only">{headings.sent} </span>
              {sent}
            </p>
            <p className="text-soil-2">
              <span className="md:sr-only">{headings.brings} </span>
              {brings}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The process in four columns that hang from one rule, on wheat. */
function Process() {
  const { title, steps } = content.process
  return (
    <TitledSection background="wheat" title={title} measure="max-w-[13em]">
      <ol className="mt-content grid gap-x-6 gap-y-8 border-soil md:grid-cols-2 lg:grid-cols-4 lg:border-t-[1.5px]">
        {steps.map(({ mark, name, text }) => (
          <li
            key={name}
            className="border-t-[1.5px] border-soil pt-5 lg:border-t-0 lg:not-first:border-l lg:not-first:pl-6"
          >
            <p className="figure-number text-h3">{mark}</p>
            <h3 className="mt-7 text-h2 lg:mt-16">{name}</h3>
            <p className="mt-3 max-w-[32ch]">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Email marketing. */
export function EmailPage() {
  return (
    <ServicePage {...content} service="email" work={<MailSequence />}>
      <MailKinds />
      <Process />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.email} />
    </ServicePage>
  )
}
