import { contact as rows, contactPhone as rowsPhone } from '../assets/drawings'
import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { Island } from '../hydration/island'
import { FaqList } from '../sections/faq-list'
import { TitledSection } from '../sections/titled-section'
import { BleedDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { reach, expect, faq } = content

/**
 * The opening of the contact page: title, and a loop of lines that opens into rows. From `xl` up, the ways
 * to reach us are set on every other row. The percentages come from the drawing, whose rows are at
 * y = 42 + 32 i of 340 and straight from x = 760 of 1200 (src/tools/drawings/pages/contact.ts).
 */
function Opening() {
  return (
    <Section className="pt-8 pb-12 md:pt-12 md:pb-10" contained>
      <div className="grid-page items-end gap-y-5">
        <h1 className="col-span-12 text-display lg:col-span-8">{content.title}</h1>
        <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">
          {content.lead}
        </p>
      </div>
      <div className="relative mt-6 md:mt-8">
        <BleedDrawing wide={rows} phone={rowsPhone} from="md" above />
        <h2 className="sr-only">{reach.title}</h2>
        <dl className="mt-6 border-t border-line md:grid md:grid-cols-2 md:gap-x-6 xl:absolute xl:top-[2.9412%] xl:right-0 xl:mt-0 xl:flex xl:h-[75.294%] xl:w-[32%] xl:flex-col xl:border-t-0">
          {reach.ways.map((way) => (
            <div
              key={way.name}
              className="flex min-h-12 items-center justify-between gap-4 border-b border-line xl:min-h-0 xl:flex-1 xl:items-end xl:border-b-0 xl:pb-1"
            >
              <dt className="whitespace-nowrap text-soil-3">{way.name}</dt>
              <dd className="text-right font-medium">
                {'href' in way ? (
                  <a
                    href={way.href}
                    className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-soil xl:items-end"
                  >
                    {way.value}
                  </a>
                ) : (
                  <span className="block py-3 text-balance xl:bg-limestone xl:py-0 xl:pl-2">
                    {way.value}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-5 max-w-measure text-small text-soil-3 xl:ml-auto xl:w-[32%]">
        {reach.support}
      </p>
    </Section>
  )
}

/** What happens on the call, in three numbered rows. */
function Expectations() {
  return (
    <TitledSection background="prairie-dark" title={expect.title}>
      <ol className="mt-content">
        {expect.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid-page items-baseline gap-y-2 border-t border-prairie-rule py-6 md:py-9"
          >
            <span
              aria-hidden="true"
              className="col-span-2 figure-number text-h2 leading-none text-wheat lg:text-display"
            >
              {index + 1}
            </span>
            <h3 className="col-span-10 text-h3 lg:col-span-4">{name}</h3>
            <p className="col-span-10 col-start-3 max-w-[46ch] text-on-dark-prairie lg:col-span-5 lg:col-start-8">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Free consultation: how to reach us, the booking calendar if there is one, and what to expect. */
export function ContactPage() {
  return (
    <>
      <Opening />
      {content.hasCalendar && (
        <Section background="limestone-2" className="py-14 md:py-20" contained>
          <Island name="booking-frame">
            <BookingFrame />
          </Island>
        </Section>
      )}
      <Expectations />
      <Section contained="grid-page gap-y-8">
        <div className="col-span-12 lg:col-span-4">
          <h2 className="text-h2">{faq.title}</h2>
          <p className="mt-5 text-soil-2">{faq.text}</p>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <FaqList entries={faq.entries} />
        </div>
      </Section>
    </>
  )
}
