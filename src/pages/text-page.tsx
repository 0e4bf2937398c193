import { text as content } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const BUBBLE_SIDES = {
  business: 'mr-8 rounded-bl-[3px] bg-limestone-2',
  customer: 'ml-auto rounded-br-[3px] bg-prairie text-white',
} as const

/** The line from a text's bubble to the edge of the sheet, from behind the bubble. */
const LINE_STARTS = { business: 'left-8', customer: 'left-[calc(100%-2rem)]' } as const

/** Which text of each part fulfils its rule: the line rings it. */
const SPOTS = [0, 1, 1, 0, 0] as const

/** A rule is beside its text: in the row of the first or the second one, as far as the last one. */
const RULE_STARTS = ['md:row-start-2', 'md:row-start-3'] as const
const ROWS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['md:grid-rows-[auto_auto_1fr]', 'md:row-end-4'],
  4: ['md:grid-rows-[auto_auto_auto_auto_1fr]', 'md:row-end-6'],
}

const SHEET = 'col-span-12 bg-white px-4 md:col-start-1 md:col-end-7 lg:col-end-6'

/** One customer's thread on a phone's sheet. Each rule hangs from a line that rings the text that fulfils it. */
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
        {parts.map(({ name, text: rule, day, texts }, part) => {
          const spot = SPOTS[part] ?? 0
          const [rows = '', end = ''] = ROWS[texts.length] ?? []
          return (
            <li key={name} className={`group grid-page max-md:mt-12 ${rows}`}>
              <div
                className={`relative col-span-12 pt-5 pb-5 before:absolute before:inset-0 before:-right-2.5 before:rounded-tr-panel before:border-t-3 before:border-wheat max-md:before:border-r-3 md:col-start-7 md:col-end-13 md:-ml-6 md:pt-9 md:pb-9 md:pl-18 md:before:top-4.5 md:before:-right-[100vw] md:before:left-18 lg:col-start-6 lg:pl-[calc((100%-144px)/7+48px)] ${RULE_STARTS[spot]} ${end}`}
              >
                <svg
                  viewBox="0 0 72 40"
                  aria-hidden="true"
                  className="absolute top-0 left-0 hidden h-10 w-18 -translate-y-4.25 fill-none stroke-wheat md:block"
                >
                  <path
                    d="M0 37h14c24 0 38-8 38-21 0-8-6-14-14-14s-14 6-14 14c0 13 14 21 38 21h10"
                    strokeWidth={3}
                  />
                </svg>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1.5 max-w-[48ch] text-on-dark-prairie max-md:mr-3">{rule}</p>
              </div>
              <p
                aria-hidden="true"
                className={`${SHEET} py-4 text-center text-drawing-small text-soil-3 max-md:rounded-t-dialog md:row-start-1`}
              >
                {day}
              </p>
              {texts.map(({ from, text }, index) => (
                <p
                  key={text}
                  aria-hidden="true"
                  className={`${SHEET} relative pb-2.5 text-small text-soil last-of-type:pb-5 group-last:last-of-type:rounded-b-dialog max-md:last-of-type:rounded-b-dialog`}
                >
                  {index === spot && (
                    <span
                      className={`absolute top-4.5 right-0 border-t-3 border-wheat max-md:-right-2.5 max-md:before:absolute max-md:before:right-0 max-md:before:bottom-0 max-md:before:h-55 max-md:before:border-r-3 max-md:before:border-wheat ${LINE_STARTS[from]}`}
                    />
                  )}
                  <span
                    className={`relative block w-fit rounded-panel px-3.5 py-2.5 ${BUBBLE_SIDES[from]} ${index === spot ? 'outline-3 outline-wheat' : ''}`}
                  >
                    {text}
                  </span>
                </p>
              ))}
            </li>
          )
        })}
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
  const { from, figure, title, receipt, items, note, link } = content.price
  return (
    <Section contained="grid-page items-start gap-y-7">
      <div className="col-span-12 max-w-100 lg:col-span-5">
        <h2 className="text-h3">
          <span className="block figure-number text-display text-prairie">
            <span className="sr-only">{from} </span>
            {figure}
          </span>
          <span className="mt-3 block">{title}</span>
        </h2>
        <dl className="mt-7 border-b-[1.5px] border-soil tabular">
          {receipt.map(({ name, value }) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-t border-line py-2 last:border-t-[1.5px] last:border-soil last:font-semibold"
            >
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7">
        <ul className="border-t-[1.5px] border-soil">
          {items.map((item) => (
            <li key={item} className="flex items-baseline gap-3.5 border-b border-line py-3">
              <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-6">{note}</p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
    </Section>
  )
}

/** Text marketing. */
export function TextPage() {
  return (
    <ServicePage {...content} service="text" work={<ConsentThread />}>
      <Process />
      <Price />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
