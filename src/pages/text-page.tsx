import type { ComponentProps } from 'react'
import dog from '../assets/scenes/text-dog.svg?drawing'
import { text as content } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { LineSteps } from '../sections/steps'
import { ExampleTag } from '../sections/product/example-tag'
import { Thread } from '../sections/product/inbox-thread'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

/** Part of a text conversation: its day and its texts. */
function Texts({
  day,
  texts,
}: {
  readonly day: string
  readonly texts: ComponentProps<typeof Thread>['entries']
}) {
  return (
    <div className="grid gap-3 text-small">
      <p className="pt-2 text-center text-soil-3">{day}</p>
      <Thread entries={texts} />
    </div>
  )
}

/** A conversation on a phone, and the dog in question. */
function SockPhone() {
  const { label, day, texts, dog: dogLabel } = content.phone
  return (
    <figure
      aria-label={label}
      className="-mb-12 flex min-w-0 items-end md:mx-auto md:-mb-14 lg:mr-0 lg:self-end"
    >
      <div className="w-60 min-w-0 rounded-t-[3rem] border-14 border-b-0 border-soil bg-white px-2 pt-4 pb-20 md:w-72 md:px-4">
        <Texts day={day} texts={texts} />
      </div>
      <Drawing drawing={dog} alt={dogLabel} className="-ml-6 w-38 min-w-0 md:w-80 lg:w-88" eager />
    </figure>
  )
}

/** From 768 px: the sides of the phone, and its rounded ends at the first and the last part. */
const PHONE_PART =
  'border-soil md:border-x-14 md:px-6 md:pt-4 md:pb-0 md:group-first:rounded-t-[3rem] md:group-first:border-t-14 md:group-last:rounded-b-[3rem] md:group-last:border-b-14 md:group-last:pb-8'

/** One customer's conversation on a long phone. What we set up stands beside each part of it, on phones below. */
function Conversation() {
  const { title, tag, parts } = content.thread
  return (
    <TitledSection background="prairie-dark" className="py-12 md:py-20" title={title}>
      <ExampleTag className="mt-4">{tag}</ExampleTag>
      <ol className="mt-8 max-md:grid max-md:gap-y-9">
        {parts.map(({ name, day, texts, text }) => (
          <li
            key={name}
            className="group grid grid-cols-1 items-start gap-x-16 gap-y-4 md:grid-cols-2 lg:grid-cols-[min(26rem,46%)_minmax(0,1fr)]"
          >
            <div
              className={`h-full bg-white px-3.5 pt-2 pb-5 text-soil max-md:rounded-window ${PHONE_PART}`}
            >
              <Texts day={day} texts={texts} />
            </div>
            <div className="relative md:pt-4 md:pb-10 md:group-first:pt-7.5">
              <span
                aria-hidden="true"
                className="absolute top-8.5 right-full mr-4 h-1 w-12 bg-wheat group-first:top-12 max-md:hidden"
              />
              <h3 className="text-h3 md:text-[2rem]">{name}</h3>
              <p className="mt-1.5 text-on-dark-prairie md:text-lead">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The starting price of the service, and what it includes. */
function StartingPrice() {
  const { from, figure, title, items, note, link } = content.price
  return (
    <Section className="py-14 md:py-20" contained="grid-page items-start gap-y-7">
      <div className="lg:col-span-5">
        <h2 className="text-h3">
          <span className="block figure-number text-display text-prairie">
            <span className="sr-only">{from} </span>
            {figure}
          </span>
          <span className="mt-3 block">{title}</span>
        </h2>
        <p className="mt-5 max-w-measure text-soil-2">{note}</p>
        <TextLink {...link} />
      </div>
      <ul className="border-t-[1.5px] border-soil lg:col-span-6 lg:col-start-7">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-3.5 border-b border-line py-3">
            <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Text marketing. */
export function TextPage() {
  return (
    <ServicePage id="text" {...content} picture={<SockPhone />}>
      <Conversation />
      <StartingPrice />
      <LineSteps {...content.process} background="wheat-tint" className="py-14 md:py-20" />
      <QuoteColumns quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
