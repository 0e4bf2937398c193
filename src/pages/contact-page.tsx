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
      contained="grid-page gap-y-10 lg:grid-rows-[auto_1fr]"
    >
      <div className="col-span-12 lg:col-span-6 xl:col-span-5">
        <h1 className="text-title">{content.title}</h1>
        <div className="mt-6 md:mt-8">
          <Actions />
        </div>
        <p className="mt-6 max-w-measure text-lead text-soil-2 md:mt-8">{content.lead}</p>
      </div>
      <div className="col-span-12 max-w-190 lg:col-span-6 lg:row-span-2 xl:col-span-7 xl:pl-10">
        <ActionPlanSheet className="lg:rotate-2" />
        <p className="mt-5 text-small text-soil-3 lg:mt-9">{planNote}</p>
      </div>
      <div className="col-span-12 lg:col-span-6 xl:col-span-5">
        <h2 className="sr-only">{reach.title}</h2>
        <Ways />
        <p className="mt-4 max-w-measure text-small text-soil-3">{reach.support}</p>
      </div>
    </Section>
  )
}

/** The five-minute marks of the tape: a call takes up to 45 minutes. */
const TAPE_MARKS = [0, 5, 10, 15, 20, 25, 30, 35, 40]

/** What happens on the call, along a tape measure with its minutes, and after it. */
function Expectations() {
  return (
    <TitledSection background="prairie-dark" className="py-14 md:py-20" title={expect.title}>
      <div aria-hidden="true" className="mt-content flex items-end">
        <div className="relative grid h-13 grow grid-cols-9 bg-wheat font-semibold text-soil tabular lg:max-w-[78%]">
          {TAPE_MARKS.map((minute) => (
            <span
              key={minute}
              className="border-l-[1.5px] pt-1 pl-1 text-small first:bg-wheat-tint nth-2:bg-wheat-tint"
            >
              {minute}
            </span>
          ))}
          <span className="absolute inset-x-0 bottom-0 h-3 bg-[repeating-linear-gradient(to_right,currentColor_0_1.5px,transparent_1.5px_calc(100%/45))]" />
        </div>
        <svg viewBox="0 0 96 88" className="-ml-px h-22 w-24 shrink-0" fill="none">
          <path fill="#B5713F" d="M2 86V22C2 10 10 2 22 2h48c14 0 24 10 24 24v60z" />
          <circle className="fill-wheat-tint stroke-soil" strokeWidth="2" cx="48" cy="42" r="24" />
          <path
            className="stroke-soil"
            strokeWidth="2"
            d="M2 86h92M36 42h24M60 42l-7-6M60 42l-7 6"
          />
        </svg>
      </div>
      {/* The columns begin where their minutes do, and the last one below the tape's case. */}
      <ol className="mt-6 grid gap-y-8 lg:grid-cols-[calc(78%*10/45)_1fr_22%]">
        {expect.steps.map(({ when, name, text }) => (
          <li key={name} className="lg:pr-6 lg:last:pr-0">
            <p className="text-small font-semibold text-wheat">{when}</p>
            <h3 className="mt-1 text-h3">{name}</h3>
            <p className="mt-2 max-w-[40ch] text-on-dark-prairie">{text}</p>
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
