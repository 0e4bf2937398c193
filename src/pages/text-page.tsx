import dog from '../assets/scenes/text-dog.svg'
import osei from '../assets/scenes/text-osei.svg'
import sign from '../assets/scenes/text-sign.svg'
import steps from '../assets/scenes/text-steps.svg'
import stop from '../assets/scenes/text-stop.svg'
import tag from '../assets/scenes/text-tag.svg'
import thread from '../assets/scenes/text-thread.svg'
import { text as content, type ThreadText } from '../content/services/text'
import { serviceTestimonials } from '../content/testimonials'
import { DrawnSteps } from '../sections/drawn-steps'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { CheckIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const BUBBLE_SIDES = {
  business: 'mr-8 rounded-bl-[3px] bg-limestone-2',
  customer: 'ml-auto rounded-br-[3px] bg-prairie text-white',
} as const

/** Where the line from a text to the phone's edge starts, behind its bubble. */
const LINE_STARTS = { business: 'left-8', customer: 'left-[calc(100%-2rem)]' } as const

/** Who holds the end of a rule's thread; on phones they are on top of the texts. */
const FIGURES = [
  { src: sign, width: 170, height: 136, place: 'lg:-top-13 lg:right-22.5' },
  { src: dog, width: 170, height: 136, place: 'lg:-top-13 lg:right-30' },
  { src: osei, width: 220, height: 288, place: 'lg:-top-41 lg:right-10' },
  { src: tag, width: 170, height: 136, place: 'lg:-top-15 lg:right-20' },
  { src: stop, width: 170, height: 230, place: 'lg:-top-13 lg:right-17' },
] as const

const SHEET = 'px-4 text-soil max-md:bg-white md:col-start-1 md:px-11'

/** Some texts of the thread, on the phone. The line starts at the one that is marked. */
function renderTexts(texts: readonly ThreadText[], marked = false) {
  return texts.map(({ from, text }, index) => (
    <p key={text} className="relative pb-2.5 text-small">
      {marked && index === 0 && (
        <span
          className={`absolute top-4.5 -right-11 hidden border-t-3 border-wheat md:block ${LINE_STARTS[from]}`}
        />
      )}
      <span
        className={`relative block w-fit rounded-panel px-3.5 py-2.5 ${BUBBLE_SIDES[from]} ${marked && index === 0 ? 'outline-3 outline-wheat' : ''}`}
      >
        {text}
      </span>
    </p>
  ))
}

/** One customer's thread on a phone. Each rule hangs from a line that starts at the text that fulfills it. */
function ConsentThread() {
  const { title, sender, number, parts } = content.thread
  return (
    <TitledSection background="prairie-dark" className="py-12 md:py-20" title={title}>
      <div className="relative mt-content md:pt-10 md:pb-12 md:before:absolute md:before:inset-y-0 md:before:w-[320px] md:before:rounded-[3rem] md:before:border-14 md:before:border-soil md:before:bg-white lg:before:w-[420px]">
        <p
          aria-hidden="true"
          className="relative hidden w-[320px] justify-between px-11 text-small font-semibold text-soil md:flex lg:w-[420px]"
        >
          {sender} <span className="font-normal text-soil-3">{number}</span>
        </p>
        <ol className="relative grid gap-y-10 md:gap-y-0">
          {parts.map(({ name, text: rule, day, spot, texts }, index) => {
            const figure = FIGURES[index]
            return (
              <li
                key={name}
                className="group md:grid md:grid-cols-[320px_1fr] lg:grid-cols-[420px_1fr]"
              >
                <div className="relative border-wheat pb-5 max-md:border-t-3 max-md:pt-4 md:col-start-2 md:row-start-2 md:pt-8 md:pl-18 lg:pr-[280px]">
                  <Drawing
                    drawing={{ src: thread, width: 1200, height: 40 }}
                    className="absolute top-0 left-0 hidden h-10 w-full -translate-y-[17.5px] object-cover object-left group-even:translate-y-[16.5px] group-even:-scale-y-100 md:block lg:z-1 lg:w-[calc(100%-225px)]"
                  />
                  <h3 className="text-h3">{name}</h3>
                  <p className="mt-1.5 text-on-dark-prairie">{rule}</p>
                  {figure && (
                    <Drawing
                      drawing={figure}
                      className={`mt-4 mr-5 -mb-5 ml-auto w-36 md:hidden lg:absolute lg:m-0 lg:block lg:w-auto ${figure.place}`}
                    />
                  )}
                </div>
                <div
                  aria-hidden="true"
                  className={`${SHEET} max-md:rounded-t-dialog md:row-start-1`}
                >
                  <p className="py-4 text-center text-small text-soil-3">{day}</p>
                  {renderTexts(texts.slice(0, spot))}
                </div>
                <div
                  aria-hidden="true"
                  className={`${SHEET} max-md:rounded-b-dialog max-md:pb-2 md:row-start-2`}
                >
                  {renderTexts(texts.slice(spot), true)}
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </TitledSection>
  )
}

/** What the service costs to begin with, and what is in it. */
function Price() {
  const { from, figure, title, receipt, after, items, note, link } = content.price
  return (
    <Section className="py-14 md:py-20" contained="grid-page items-start gap-y-7">
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
        <p className="mt-3 text-soil-2">{after}</p>
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
      <DrawnSteps {...content.process} drawing={steps} background="wheat-tint" />
      <Price />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.text} />
    </ServicePage>
  )
}
