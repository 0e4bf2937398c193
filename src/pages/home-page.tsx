import { home } from '../content/pages/home'
import { sampleNotes } from '../content/standing-copy'
import { DemoChat } from '../features/demo-chat/demo-chat'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { PlusUsage } from '../sections/plus-usage'
import { InboxThread } from '../sections/product/inbox-thread'
import { SampleNote } from '../sections/sample-note'
import { buttonClass, ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Hero } from './home/hero'
import { PipelineBoard } from './home/pipeline-board'
import { Services } from './home/services'
import { HomeSteps } from './home/steps'
import { ValueLedger } from './home/value-ledger'
import { WorkedExample } from './home/worked-example'

const { platform, assistant, testimonials, closing } = home

/** The platform teaser: text, a pipeline board that runs off the right edge, and one of its conversations, on phones below it. */
function PlatformTeaser() {
  const { title, lead, link, note } = platform
  return (
    <Section background="limestone-2" className="pt-14 pb-8 md:py-24" contained="grid-page gap-y-9">
      <div data-in-view="" className="lg:col-span-4 lg:self-center">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 mb-6.5 text-lead text-soil-2">{lead}</p>
        <ButtonLink {...link} variant="secondary" arrow className="w-full md:w-auto" />
        <p className="mt-4 text-small text-soil-2">{note}</p>
      </div>
      <div className="relative md:ml-16 md:h-150 lg:col-span-7 lg:col-start-6 lg:ml-0">
        <PipelineBoard className="w-160 md:absolute md:inset-y-0 md:left-0 md:w-[max(--spacing(215),100%+50vw-500px)]" />
        <InboxThread className="relative mt-3 md:absolute md:top-56 md:-left-16 md:mt-0 md:w-95" />
      </div>
    </Section>
  )
}

/** What the assistant does and costs and its live demo's phone number, beside the demo chat. */
function Assistant() {
  const { title, lead, price, call, callNote, more } = assistant
  return (
    <Section
      background="prairie-dark"
      className="py-14 md:py-24"
      contained="grid-page items-center gap-y-9"
    >
      <div data-in-view="" className="md:col-span-10 lg:col-span-5 lg:col-start-8">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 text-lead text-on-dark-prairie">{lead}</p>
        <p className="mt-3 mb-6.5 text-on-dark-prairie">
          {price}
          <PlusUsage />
        </p>
        <a href={call.href} className={buttonClass({ variant: 'secondary' }, 'max-md:w-full')}>
          <span>{call.label}</span> <span className="tabular">{call.number}</span>
        </a>
        <p className="mt-3 text-small text-on-dark-prairie">{callNote}</p>
        <TextLink {...more} className="mt-3" />
      </div>
      <div className="lg:col-span-6 lg:col-start-1 lg:row-start-1">
        <Island name="demo-chat" part={DemoChat} trigger="interaction" />
      </div>
    </Section>
  )
}

/** The number of clients in large type, with three quotes and the video beside it. */
function Testimonials() {
  const { claim, items, video, footnote } = testimonials
  return (
    <Section className="pt-14 pb-12 md:pt-24 md:pb-20" contained="grid-page gap-y-8">
      <div className="lg:col-span-5">
        <h2 className="text-h2">
          <span className="block text-display text-prairie">{claim.value}</span> {claim.label}
        </h2>
        <p className="mt-4 text-small text-soil-3">{footnote}</p>
      </div>
      <div className="lg:col-span-7">
        {items.map(({ quote, businessType }) => (
          <figure key={quote} className="border-t border-line py-4">
            <blockquote>“{quote}”</blockquote>
            <figcaption className="mt-1 text-small text-soil-3">{businessType}</figcaption>
          </figure>
        ))}
        <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
        <TextLink {...video} className="mt-3" />
      </div>
    </Section>
  )
}

/** The home page. Only the steps and the chat need a script. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Island name="home-steps" part={HomeSteps} trigger="pinned" />
      <ValueLedger />
      <PlatformTeaser />
      <WorkedExample />
      <Assistant />
      <Testimonials />
      <ClosingCall {...closing} />
    </>
  )
}
