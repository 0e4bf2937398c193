import { contact as content } from '../content/pages/contact'
import { BookingFrame } from '../features/embed/booking-frame'
import { Island } from '../hydration/island'
import { FaqList } from '../sections/faq-list'
import { ActionPlanSheet } from '../sections/product/action-plan'
import { TitledSection } from '../sections/titled-section'
import { buttonClass } from '../ui/button'
import { Section } from '../ui/section'

const { actions, planNote, reach, expect, faq } = content

/** The two ways to ask for a time. */
function Actions() {
  return (
    <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap">
      <a href={actions.call.href} data-primary="" className={buttonClass({}, 'tabular')}>
        {actions.call.label}
      </a>
      <a href={actions.email.href} className={buttonClass({ variant: 'secondary' })}>
        {actions.email.label}
      </a>
    </div>
  )
}

/** The other ways to reach us, under hairlines. */
function Ways() {
  return (
    <dl className="border-t-[1.5px] border-soil">
      {reach.ways.map((way) => (
        <div
          key={way.name}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
        >
          <dt className="whitespace-nowrap text-soil-3">{way.name}</dt>
          <dd className="text-right font-medium">
            {'href' in way ? (
              <a
                href={way.href}
                className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-soil"
              >
                {way.value}
              </a>
            ) : (
              <span className="block py-3 text-balance">{way.value}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The opening of the contact page: the call, and beside it the plan that the call leads to. */
function Opening() {
  return (
    <Section
      className="overflow-y-clip pt-7 pb-14 md:pt-12 md:pb-20"
      contained="grid-page gap-y-10"
    >
      <div className="col-span-12 lg:col-span-6 xl:col-span-5">
        <h1 className="text-title">{content.title}</h1>
        <div className="mt-6 md:mt-8">
          <Actions />
        </div>
        <p className="mt-6 max-w-measure text-lead text-soil-2">{content.lead}</p>
      </div>
      <div className="col-span-12 max-w-190 lg:col-span-6 lg:row-span-2 xl:col-span-7 xl:pl-10">
        <ActionPlanSheet className="lg:rotate-2" />
        <p className="mt-5 text-small text-soil-3 lg:mt-9">{planNote}</p>
      </div>
      <div className="col-span-12 self-end lg:col-span-6 xl:col-span-5">
        <h2 className="sr-only">{reach.title}</h2>
        <Ways />
        <p className="mt-4 max-w-measure text-small text-soil-3">{reach.support}</p>
      </div>
    </Section>
  )
}

/** What happens on the call, in three numbered rows. */
function Expectations() {
  return (
    <TitledSection background="prairie-dark" title={expect.title}>
      <ol className="mt-content grid gap-x-6 md:grid-cols-3">
        {expect.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-2 border-t border-prairie-rule py-6 md:block md:pt-7 md:pb-0"
          >
            <span
              aria-hidden="true"
              className="figure-number text-h2 leading-none text-wheat lg:text-display"
            >
              {index + 1}
            </span>
            <h3 className="text-h3 md:mt-5">{name}</h3>
            <p className="col-start-2 max-w-[40ch] text-on-dark-prairie md:mt-2">{text}</p>
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
