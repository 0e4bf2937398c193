import { allSamples } from '../content/claims'
import { home } from '../content/pages/home'
import { ACTION_PLAN_SECTION } from '../content/product/action-plan'
import { sampleNotes } from '../content/standing-copy'
import { DemoChat } from '../features/demo-chat/demo-chat'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { ActionPlanSheet } from '../sections/product/action-plan'
import { InboxThread } from '../sections/product/inbox-thread'
import { PipelineBoard } from './home/pipeline-board'
import { SampleNote } from '../sections/sample-note'
import { TitledSection } from '../sections/titled-section'
import { buttonClass, ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Hero } from './home/hero'
import { Services } from './home/services'
import { Steps } from './home/steps'
import { WorkedExample } from './home/worked-example'

const { value, platform, assistant, testimonials, closing } = home

/** A strand that makes one curl and runs into the first row. Its end, (36, 0), is where the row starts. */
function Strand() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-30.5 left-0 z-1 hidden size-px overflow-visible fill-none stroke-soil stroke-[1.75] lg:block print:hidden"
      strokeLinecap="round"
    >
      <path d="M-1500 96C-1000 128-690 104-500 62-372 34-226-18-236-70-242-104-306-104-318-62-332-10-214 0-96 0H36" />
    </svg>
  )
}

/** What the free call leaves the visitor with, at full scale; the section's lower edge cuts the paper. */
function ActionPlanTeaser() {
  const { title, text, link } = ACTION_PLAN_SECTION
  return (
    <Section
      background="limestone-2"
      className="overflow-y-clip pt-16 pb-14 md:pt-24 lg:pb-0"
      contained="grid-page gap-y-9"
    >
      <div className="col-span-12 lg:col-span-4 lg:self-end lg:pb-24">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 mb-6.5 text-lead text-soil-2">{text}</p>
        <ButtonLink to={link.to} variant="secondary" arrow className="w-full md:w-auto">
          {link.label}
        </ButtonLink>
      </div>
      <div className="relative col-span-12 max-w-190 lg:col-span-8 lg:ml-auto lg:w-full lg:rotate-2 print:rotate-0">
        <Strand />
        <ActionPlanSheet className="lg:-mb-4" />
      </div>
    </Section>
  )
}

/** What changes (Save Time, Reduce Costs, Grow Faster): a ledger whose rows hang from one height. */
function ValueLedger() {
  return (
    <TitledSection title={value.title} className="py-16 md:py-24">
      <ul className="mt-7 border-b border-line">
        {value.items.map(({ title, text, before, figure, caption }) => (
          <li
            key={title}
            data-in-view=""
            className="grid items-start gap-x-6 gap-y-2 border-t border-line py-7 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-[46ch] text-soil-2">{text}</p>
            <p className="text-small text-soil-3 max-lg:order-first lg:text-right">
              <span className="block font-heading text-display whitespace-nowrap text-prairie">
                {before !== undefined && (
                  <span className="text-h3 text-soil-3">
                    {before}
                    <span className="sr-only">{` ${value.to} `}</span>
                    <span aria-hidden="true"> → </span>
                  </span>
                )}
                {figure}
              </span>
              {caption}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-soil-3">{value.note}</p>
    </TitledSection>
  )
}

/** The platform teaser: text, a board that runs off the right edge of the page, and one of its conversations. */
function PlatformTeaser() {
  const { title, lead, link, note } = platform
  return (
    <Section
      background="limestone-2"
      className="overflow-y-clip pt-16 md:pt-24"
      contained="grid-page"
    >
      <div data-in-view="" className="col-span-12 pb-9 lg:col-span-4 lg:self-center lg:pb-24">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 mb-6.5 text-lead text-soil-2">{lead}</p>
        <ButtonLink to={link.to} variant="secondary" arrow className="w-full md:w-auto">
          {link.label}
        </ButtonLink>
        <p className="mt-4 text-small text-soil-3">{note}</p>
      </div>
      <div className="relative col-span-12 pt-52 pb-7 md:ml-16 md:h-150 md:p-0 lg:col-span-7 lg:col-start-6 lg:ml-0">
        <PipelineBoard className="absolute inset-y-0 left-0 w-[max(--spacing(215),100%+50vw-500px)]" />
        <InboxThread className="relative mx-3.5 md:absolute md:top-48 md:-left-16 md:mx-0 md:w-95" />
      </div>
    </Section>
  )
}

/** What the assistant does and costs, the number of its live demo, and beside it the demo chat. */
function Assistant() {
  const { title, lead, price, call, more } = assistant
  return (
    <Section
      background="prairie-dark"
      className="py-16 md:py-24"
      contained="grid-page items-center gap-y-9"
    >
      <div data-in-view="" className="col-span-12 md:col-span-10 lg:col-span-5 lg:col-start-8">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 text-lead text-on-dark-prairie">{lead}</p>
        <p className="mt-3 mb-6.5 text-on-dark-prairie">{price}</p>
        <div className="flex flex-col gap-x-5 gap-y-3 md:flex-row md:items-center">
          <a href={call.href} className={buttonClass({ variant: 'secondary' }, 'shrink-0')}>
            {call.label}
          </a>
          <p className="text-small text-on-dark-prairie">{call.note}</p>
        </div>
        <TextLink href={more.href} className="mt-3">
          {more.label}
        </TextLink>
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-1 lg:row-start-1">
        <Island name="demo-chat">
          <DemoChat />
        </Island>
      </div>
    </Section>
  )
}

/** Three quotes in columns, and the video. While none is confirmed they have no heading, only the line that says so. */
function Testimonials() {
  const { title, items, video, note } = testimonials
  return (
    <Section className="pt-10 pb-14" contained>
      {!allSamples(items) && <h2 className="mb-6 text-h3">{title}</h2>}
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ quote, businessType }) => (
          <figure key={quote} className="border-t border-line pt-4">
            <blockquote>“{quote}”</blockquote>
            <figcaption className="mt-2 text-small text-soil-3">{businessType}</figcaption>
          </figure>
        ))}
        <div className="border-t border-line pt-4">
          <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
          <TextLink to={video.to}>{video.label}</TextLink>
          <p className="text-small text-soil-3">{note}</p>
        </div>
      </div>
    </Section>
  )
}

/** The home page. Only the steps and the chat need a script. */
export function HomePage() {
  return (
    <>
      <Hero />
      <ActionPlanTeaser />
      <Services />
      <Island name="home-steps">
        <Steps />
      </Island>
      <ValueLedger />
      <PlatformTeaser />
      <WorkedExample />
      <Assistant />
      <Testimonials />
      <ClosingCall {...closing} />
    </>
  )
}
