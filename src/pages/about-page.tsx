import northTexas from '../assets/scenes/north-texas.svg'
import { about } from '../content/pages/about'
import { ClosingCall } from '../sections/closing-call'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { People } from './about/people'

const { mission, vision, approach, values } = about

/** Title and lead over the people the site has in mind. */
function Opening() {
  return (
    <Section className="pt-6 pb-12 md:pt-10 md:pb-20">
      <div className="container-page grid-page items-end gap-y-5">
        <h1 className="col-span-12 text-title lg:col-span-8">{about.title}</h1>
        <p className="col-span-12 max-w-[40em] text-lead text-soil-2">{about.lead}</p>
      </div>
      <People />
    </Section>
  )
}

/** One statement in display type, and a note below it. */
function Mission() {
  return (
    <Section background="prairie-dark" contained="grid-page gap-y-5">
      <h2 className="col-span-12 text-h3 text-on-dark-prairie lg:col-span-3">{mission.title}</h2>
      <div className="col-span-12 lg:col-span-9" data-in-view="">
        <p className="font-heading text-h2 text-balance">{mission.statement}</p>
        <p className="mt-7 max-w-measure text-on-dark-prairie">{mission.text}</p>
      </div>
    </Section>
  )
}

/** The vision in the sky over the town that it is about. */
function Vision() {
  return (
    <Section background="wheat-tint" className="pt-14 md:pt-20">
      <div className="container-page grid-page gap-y-5">
        <h2 className="col-span-12 text-h3 lg:col-span-3">{vision.title}</h2>
        <p className="col-span-12 max-w-[32em] text-lead lg:col-span-9 lg:text-h3">{vision.text}</p>
      </div>
      <Drawing
        drawing={{ src: northTexas, width: 1440, height: 320 }}
        className="mt-4 h-56 w-full object-cover object-[58%_100%] md:h-auto md:min-h-72"
      />
    </Section>
  )
}

/** Three steps in their order, each with who does it and when. */
function Approach() {
  return (
    <TitledSection title={approach.title} text={approach.text} measure="max-w-measure">
      <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-3">
        {approach.steps.map((step) => (
          <li key={step.name} className="border-t-[1.5px] border-soil pt-4" data-in-view="">
            <p className="text-small text-soil-3">{step.who}</p>
            <h3 className="text-h3 lg:text-h2">{step.name}</h3>
            <p className="mt-1 font-semibold">{step.when}</p>
            <p className="mt-3 text-soil-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The core values as rows of one table: the name large, and what it means at work. */
function Values() {
  return (
    <Section background="limestone-2" contained>
      <h2 className="max-w-[14em] text-h2" data-in-view="">
        {values.title}
      </h2>
      <dl className="mt-7 border-t-[1.5px] border-soil">
        {values.items.map(({ name, text }) => (
          <div
            key={name}
            data-in-view=""
            className="grid-page items-baseline gap-y-1 border-b border-line py-4 last:border-b-0"
          >
            <dt className="col-span-12 font-heading text-h3 md:col-span-5 lg:col-span-4">{name}</dt>
            <dd className="col-span-12 max-w-[56ch] text-soil-2 md:col-span-7 lg:col-span-8">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The about page. */
export function AboutPage() {
  return (
    <>
      <Opening />
      <Mission />
      <Vision />
      <Approach />
      <Values />
      <div className="pt-section">
        <ClosingCall {...about.closing} phone />
      </div>
    </>
  )
}
