import calendar from '../assets/scenes/text-calendar.svg?drawing'
import dog from '../assets/scenes/text-dog.svg?drawing'
import osei from '../assets/scenes/text-osei.svg?drawing'
import sign from '../assets/scenes/text-sign.svg?drawing'
import stop from '../assets/scenes/text-stop.svg?drawing'
import tag from '../assets/scenes/text-tag.svg?drawing'
import { text as content, type ThreadText } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { LineSteps } from '../sections/steps'
import { ExampleTag } from '../sections/product/example-tag'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const BUBBLES = {
  business: 'mr-8 rounded-bl-[3px] bg-limestone-2',
  customer: 'ml-auto rounded-br-[3px] bg-prairie text-white',
} as const

interface TextsProps {
  readonly day: string
  readonly texts: readonly ThreadText[]
}

/** Part of a text conversation as bubbles. Screen readers announce who wrote each. */
function Texts({ day, texts }: TextsProps) {
  return (
    <>
      <p className="py-2 text-center text-small text-soil-3">{day}</p>
      <ol className="grid gap-4">
        {texts.map(({ from, text }) => (
          <li
            key={text}
            className={`w-fit rounded-panel px-3.5 py-2.5 text-small ${BUBBLES[from]}`}
          >
            <span className="sr-only">{content.senders[from]} </span>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A conversation on a phone, and the dog in question. */
function SockPhone() {
  const { label, day, texts, dog: dogLabel } = content.phone
  return (
    <figure
      aria-label={label}
      className="-mb-12 -ml-10 flex items-end md:mx-auto md:-mb-14 lg:mr-0 lg:self-end"
    >
      <div className="w-72 max-w-full shrink-0 rounded-t-[3rem] border-14 border-b-0 border-soil bg-white px-4 pt-4 pb-20">
        <Texts day={day} texts={texts} />
      </div>
      <Drawing drawing={dog} alt={dogLabel} className="-ml-14 w-44 min-w-0 md:w-80 lg:w-88" eager />
    </figure>
  )
}

/** The drawing beside each part of the conversation. */
const FIGURES = [sign, calendar, osei, tag, stop] as const

/** One customer's conversation on a long phone, with what we set up beside each part. */
function Conversation() {
  const { title, tag: exampleTag, parts } = content.thread
  return (
    <TitledSection background="prairie-dark" className="py-12 md:py-20" title={title}>
      <ExampleTag className="mt-4">{exampleTag}</ExampleTag>
      <div className="relative mt-8">
        <div className="absolute inset-y-0 left-0 w-full rounded-[3rem] border-14 border-soil bg-white md:w-[min(20rem,46%)] lg:w-[min(26rem,46%)]" />
        <ol className="relative grid grid-cols-1 py-10 md:py-8">
          {parts.map(({ name, text, day, texts }, index) => (
            <li
              key={name}
              className="grid grid-cols-1 md:grid-cols-[min(20rem,46%)_minmax(0,1fr)] lg:grid-cols-[min(26rem,46%)_minmax(0,1fr)]"
            >
              {/* On phones a band in front of the phone. */}
              <div className="-mx-gutter flex items-center justify-between gap-6 border-wheat bg-prairie-dark px-gutter py-4 md:order-1 md:mr-0 md:ml-8 md:border-t-3 md:px-0">
                <div className="min-w-0">
                  <h3 className="text-h3">{name}</h3>
                  <p className="mt-1.5 text-on-dark-prairie">{text}</p>
                </div>
                <Drawing
                  drawing={FIGURES[index] ?? sign}
                  className="h-24 w-28 max-w-2/5 shrink-0 rounded-panel bg-prairie-tint object-contain p-3 lg:h-37.5 lg:w-50 lg:p-4"
                />
              </div>
              <div className="px-7 pt-2 pb-6 text-soil md:px-9.5 md:pt-0">
                <Texts day={day} texts={texts} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </TitledSection>
  )
}

/** The starting price of the service, and what it includes. */
function Price() {
  const { from, figure, title, items, note, link } = content.price
  return (
    <Section className="py-14 md:py-20" contained="grid-page items-start gap-y-7">
      <div className="col-span-12 lg:col-span-5">
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
      <ul className="col-span-12 border-t-[1.5px] border-soil lg:col-span-6 lg:col-start-7">
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
  const { process } = content
  return (
    <ServicePage {...content} picture={<SockPhone />}>
      <Conversation />
      <Price />
      <TitledSection background="wheat-tint" className="py-14 md:py-20" title={process.title}>
        <LineSteps steps={process.steps} />
      </TitledSection>
      <QuoteColumns quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
