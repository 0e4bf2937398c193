import tapePhone from '../assets/scenes/contact-tape-phone.svg'
import tape from '../assets/scenes/contact-tape.svg'
import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { Island } from '../hydration/island'
import { FaqList } from '../sections/faq-list'
import { ActionPlanSheet } from '../sections/product/action-plan'
import { TitledSection } from '../sections/titled-section'
import { buttonClass } from '../ui/button'
import { ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { actions, planNote, reach, expect, faq } = content

/** The opening of the contact page: the call, and beside it the plan that the call leads to. */
function Opening() {
  return (
    <Section
      className="overflow-y-clip pt-7 pb-14 md:pt-12 md:pb-20"
      contained="grid-page gap-y-10"
    >
      <div className="col-span-12 lg:col-span-6 xl:col-span-5">
        <h1 className="text-title">{content.title}</h1>
        <p className="mt-6 max-w-measure text-lead text-soil-2">{content.lead}</p>
        <div className="mt-6 flex flex-wrap gap-2.5 *:grow">
          <a href={actions.call.href} data-primary="" className={buttonClass({}, 'tabular')}>
            {actions.call.label}
          </a>
          <a href={actions.email.href} className={buttonClass({ variant: 'secondary' })}>
            {actions.email.label}
          </a>
        </div>
        <h2 className="sr-only">{reach.title}</h2>
        <dl className="mt-10 border-t-[1.5px] border-soil text-lead">
          {reach.ways.map((way) => (
            <div
              key={way.name}
              className="flex min-h-16 items-center justify-between gap-4 border-b border-line"
            >
              <dt className="text-soil-3">{way.name}</dt>
              <dd className="text-right font-medium">
                {'href' in way ? (
                  <a
                    href={way.href}
                    className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-soil"
                  >
                    {way.value}
                  </a>
                ) : (
                  way.value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-measure text-small text-soil-3">{reach.support}</p>
      </div>
      <div className="col-span-12 max-w-190 lg:col-span-6 xl:col-span-7 xl:pl-10">
        <ActionPlanSheet className="lg:-rotate-1" />
        <p className="mt-6 text-small text-soil-3">{planNote}</p>
      </div>
    </Section>
  )
}

/** What happens on the call, along a tape measure with its minutes, and after it. */
function Expectations() {
  return (
    <Section background="prairie-dark" className="py-14 md:py-20">
      <h2 className="container-page text-h2">{expect.title}</h2>
      <ResponsiveDrawing
        wide={{ src: tape, width: 1280, height: 326 }}
        phone={{ src: tapePhone, width: 390, height: 232 }}
        className="mt-8 h-auto w-full lg:-mt-6"
      />
      <ol className="container-page mt-8 grid gap-x-11 gap-y-8 lg:grid-cols-3">
        {expect.steps.map(({ when, name, text }) => (
          <li key={name}>
            <p className="font-semibold text-wheat">{when}</p>
            <h3 className="mt-1 text-h3">{name}</h3>
            <p className="mt-2 text-on-dark-prairie">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
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
      <TitledSection className="py-14 md:py-18" title={faq.title}>
        <div className="mt-8 grid items-start gap-x-12 lg:grid-cols-2">
          <FaqList entries={faq.entries.slice(0, 4)} />
          <FaqList entries={faq.entries.slice(4)} />
        </div>
        <p className="mt-12 font-heading text-h2 tabular">{faq.text}</p>
      </TitledSection>
    </>
  )
}
