import tapePhone from '../assets/scenes/contact-tape-phone.svg?drawing'
import tape from '../assets/scenes/contact-tape.svg?drawing'
import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { Island } from '../hydration/island'
import { FaqList } from '../sections/faq-list'
import { ActionPlanSheet } from './contact/action-plan'
import { TitledSection } from '../sections/titled-section'
import { phoneHref, phoneInText } from '../site/company'
import { buttonClass } from '../ui/button'
import { ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { hasCalendar, actions, planNote, reach, expect, faq } = content

/** The headline, then the calendar if there is one, and every other way to reach us below it. */
function Opening() {
  return (
    <Section className="pt-5 pb-14 md:pt-9 md:pb-16" contained>
      <h1 className="text-title">{content.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-soil-2">{content.lead}</p>
      {hasCalendar && (
        <div className="mt-6">
          <Island name="booking-frame" part={BookingFrame} trigger="visible" />
        </div>
      )}
      <div className="mt-6 grid gap-x-22 gap-y-6 md:mt-8 lg:grid-cols-[6fr_5fr]">
        <div>
          <div className="grid gap-2.5 md:grid-cols-2">
            <a
              href={actions.call.href}
              data-primary={hasCalendar ? undefined : ''}
              className={buttonClass({ variant: hasCalendar ? 'secondary' : 'primary' }, 'tabular')}
            >
              {actions.call.label}
            </a>
            <a href={actions.email.href} className={buttonClass({ variant: 'secondary' })}>
              {actions.email.label}
            </a>
          </div>
          <p className="mt-4 text-soil-2">{reach.support}</p>
        </div>
        <div>
          <h2 className="sr-only">{reach.title}</h2>
          <dl className="border-t-[1.5px] border-soil">
            {reach.ways.map((way) => (
              <div
                key={way.name}
                className="flex min-h-14 items-center justify-between gap-4 border-b border-line"
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
        </div>
      </div>
    </Section>
  )
}

/** What happens on the call, along a tape measure marked in minutes. */
function Expectations() {
  return (
    <Section background="prairie-dark" className="pt-14 pb-30 md:pt-20 lg:pb-44">
      <h2 className="container-page text-h2">{expect.title}</h2>
      <ResponsiveDrawing wide={tape} phone={tapePhone} className="mt-8 w-full lg:-mt-6" />
      <ol className="container-page mt-8 grid gap-6 md:grid-cols-3">
        {expect.steps.map(({ name, text }) => (
          <li key={name} className="border-t border-prairie-rule pt-4">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-2 text-on-dark-prairie">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** An example of what the call brings; it begins on the band above. */
function Plan() {
  return (
    <Section className="-mt-15 lg:-mt-25" contained>
      <ActionPlanSheet />
      <p className="mt-5 text-small text-soil-2">{planNote}</p>
    </Section>
  )
}

/** Free consultation: the booking calendar, or how to reach us if there is none, and what to expect. */
export function ContactPage() {
  return (
    <>
      <Opening />
      <Expectations />
      <Plan />
      <TitledSection className="pt-14 pb-horizon md:pt-18" title={faq.title}>
        <div className="mt-8">
          <FaqList entries={faq.entries} />
        </div>
        <p className="mt-14 font-heading text-h2 text-balance md:mt-24 md:text-title">
          {faq.call}{' '}
          <a href={phoneHref} className="text-prairie underline decoration-2 underline-offset-6">
            {phoneInText}
          </a>
          .
        </p>
      </TitledSection>
    </>
  )
}
