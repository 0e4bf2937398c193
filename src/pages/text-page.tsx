import calendar from '../assets/scenes/text-calendar.svg?drawing'
import dog from '../assets/scenes/text-dog.svg?drawing'
import osei from '../assets/scenes/text-osei.svg?drawing'
import sign from '../assets/scenes/text-sign.svg?drawing'
import steps from '../assets/scenes/text-steps.svg?drawing'
import stop from '../assets/scenes/text-stop.svg?drawing'
import tag from '../assets/scenes/text-tag.svg?drawing'
import { text as content } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { DrawnSteps } from '../sections/steps'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Texts } from './text/texts'

/** A conversation on a phone, and the dog in question. */
function SockPhone() {
  const { label, day, texts, dog: dogLabel } = content.phone
  return (
    <figure aria-label={label} className="mx-auto flex items-end">
      <div className="flex min-h-112 w-72 flex-col justify-end rounded-[3rem] border-14 border-soil bg-white px-4 pt-6 pb-16">
        <Texts day={day} texts={texts} />
      </div>
      <Drawing drawing={dog} alt={dogLabel} className="-ml-16 w-36 md:-ml-14 md:w-56" above />
    </figure>
  )
}

/** The drawing beside each part of the conversation. */
const FIGURES = [sign, calendar, osei, tag, stop] as const

/** One customer's conversation on a long phone, with what we set up beside each part. */
function Conversation() {
  const { title, tag: exampleTag, parts } = content.thread
  return (
    <TitledSection
      background="prairie-dark"
      className="py-12 md:py-20"
      title={title}
      text={exampleTag}
    >
      <ol className="mt-content grid max-md:gap-y-10">
        {parts.map(({ name, text, day, texts }, index) => {
          const figure = FIGURES[index]
          return (
            <li
              key={name}
              className="group grid md:grid-cols-[min(20rem,46%)_minmax(0,1fr)] lg:grid-cols-[min(26rem,46%)_minmax(0,1fr)]"
            >
              <div className="border-soil bg-white px-4 pb-5 text-soil max-md:rounded-panel md:border-x-14 md:px-6 md:group-first:rounded-t-[3rem] md:group-first:border-t-14 md:group-last:rounded-b-[3rem] md:group-last:border-b-14 md:group-last:pb-12">
                <Texts day={day} texts={texts} />
              </div>
              <div className="mt-5 grid grid-cols-[minmax(0,1fr)_min(7rem,40%)] content-start items-start gap-x-6 self-start border-wheat md:mt-14 md:border-t-3 md:pt-5 md:pl-8 lg:grid-cols-[minmax(0,1fr)_min(10rem,33%)]">
                <div>
                  <h3 className="text-h3">{name}</h3>
                  <p className="mt-1.5 text-on-dark-prairie">{text}</p>
                </div>
                {figure && <Drawing drawing={figure} className="w-full" />}
              </div>
            </li>
          )
        })}
      </ol>
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
        <TextLink to={link.to}>{link.label}</TextLink>
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
        <DrawnSteps steps={process.steps} drawing={steps} />
      </TitledSection>
      <QuoteColumns quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
