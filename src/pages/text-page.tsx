import { text as content } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const BUBBLE_SIDES = {
  business: 'mr-8 justify-self-start rounded-bl-[3px] bg-limestone-2',
  customer: 'ml-14 justify-self-end rounded-br-[3px] bg-prairie text-white',
} as const

/** One customer's thread of texts on a phone's sheet, with a rule beside each part of it. */
function ConsentThread() {
  const { title, sender, number, parts } = content.thread
  return (
    <TitledSection background="prairie-dark" className="pt-9 pb-section md:pt-12" title={title}>
      <div aria-hidden="true" className="mt-content grid-page hidden md:grid">
        <p className="col-span-6 flex items-center justify-between rounded-t-dialog border-b border-line bg-limestone px-4 py-3.5 text-drawing font-semibold text-soil lg:col-span-5">
          {sender} <span className="font-normal text-soil-3">{number}</span>
        </p>
      </div>
      <ol>
        {parts.map(({ name, text: rule, day, texts }) => (
          <li key={name} className="group grid-page">
            <div
              aria-hidden="true"
              className="col-span-12 bg-white px-4 text-small text-soil group-last:rounded-b-dialog group-last:pb-6 max-md:rounded-dialog max-md:pt-2 max-md:pb-6 md:col-span-6 lg:col-span-5"
            >
              <p className="py-4 text-center text-drawing-small text-soil-3">{day}</p>
              <div className="grid gap-2 pb-3">
                {texts.map(({ from, text }) => (
                  <p key={text} className={`rounded-panel px-3.5 py-2.5 ${BUBBLE_SIDES[from]}`}>
                    {text}
                  </p>
                ))}
              </div>
            </div>
            <div className="order-first col-span-12 pt-10 pb-5 md:order-none md:col-span-6 md:py-0 md:pl-2 lg:col-span-6 lg:col-start-7">
              <div className="md:mt-4.5 md:border-t md:border-prairie-rule md:pt-4 md:pb-9">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1.5 max-w-[48ch] text-on-dark-prairie">{rule}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The process as a conversation: each step is a bubble, sent and answered in turns. */
function Process() {
  const { title, steps } = content.process
  return (
    <Section background="wheat-tint" className="py-14 md:py-20" contained="grid-page gap-y-9">
      <h2 className="col-span-12 text-h2 lg:col-span-4" data-in-view="">
        {title}
      </h2>
      <ol className="col-span-12 flex flex-col gap-5 lg:col-span-7 lg:col-start-6">
        {steps.map(({ mark, name, text }, index) => (
          <li key={name} className={`max-w-[34rem] ${index % 2 === 0 ? '' : 'self-end'}`}>
            <p className="mb-1.5 text-small text-soil-3">{mark}</p>
            <div
              className={`rounded-panel px-5 py-4 ${index % 2 === 0 ? 'rounded-bl-[3px] bg-limestone text-soil' : 'rounded-br-[3px] bg-prairie text-white'}`}
            >
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What the service costs to begin with, and what is in it. */
function Price() {
  const { from, figure, title, items, note, link } = content.price
  return (
    <div className="grid-page items-start gap-y-7">
      <h2 className="col-span-12 text-h3 lg:col-span-5">
        <span className="block figure-number text-display text-prairie">
          <span className="sr-only">{from} </span>
          {figure}
        </span>
        <span className="mt-3 block">{title}</span>
      </h2>
      <ul className="col-span-12 border-t-[1.5px] border-soil lg:col-span-6 lg:col-start-7">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-3.5 border-b border-line py-3">
            <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
            {item}
          </li>
        ))}
      </ul>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7">
        <p>{note}</p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
    </div>
  )
}

/** Text marketing. */
export function TextPage() {
  return (
    <ServicePage {...content} service="text" work={<ConsentThread />}>
      <Process />
      <Section contained>
        <Price />
      </Section>
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
