import { aboutPhone, about as aboutWide } from '../assets/drawings'
import { about } from '../content/pages/about'
import { ClosingCall } from '../sections/closing-call'
import { PortraitPlace } from '../sections/portrait-place'
import { TitledSection } from '../sections/titled-section'
import { BleedDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { mission, vision, approach, values } = about

/** Title and lead over the tangles of three towns; the values are on the rows they become. */
function Opening() {
  return (
    <Section className="pt-6 md:pt-10" contained>
      <div className="grid-page items-end gap-y-5">
        <h1 className="col-span-12 text-title lg:col-span-8">{about.title}</h1>
        <p className="col-span-12 max-w-[40em] text-lead text-soil-2">{about.lead}</p>
      </div>
      <div aria-hidden="true" className="relative mt-6 text-drawing leading-none">
        <BleedDrawing wide={aboutWide} phone={aboutPhone} from="md" above />
        <ul className="absolute top-[1.3%] right-0 left-[70%] hidden h-[92.3%] grid-rows-6 xl:grid">
          {values.items.map(({ name }) => (
            <li key={name} className="flex items-end pb-1.5">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** One statement in display type, two notes below it. */
function Mission() {
  return (
    <Section background="prairie-dark" contained="grid-page gap-y-5">
      <h2 className="col-span-12 text-h3 text-on-dark-prairie lg:col-span-3">{mission.title}</h2>
      <div className="col-span-12 lg:col-span-9" data-in-view="">
        <p className="font-heading text-h2 text-balance">{mission.statement}</p>
        <p className="mt-7 max-w-measure text-on-dark-prairie">{mission.text}</p>
      </div>
      <div className="col-span-12 my-7 border-t border-prairie-rule md:my-10" />
      <h2 className="col-span-12 text-h3 text-on-dark-prairie lg:col-span-3">{vision.title}</h2>
      <p className="col-span-12 max-w-measure text-lead lg:col-span-9">{vision.text}</p>
    </Section>
  )
}

/** The portrait cover of each step. */
const PORTRAITS = [0, 1, 2] as const

/** Three steps, each under the place for the portrait of who does it. */
function Approach() {
  return (
    <TitledSection title={approach.title} text={approach.text} measure="max-w-measure">
      <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-3">
        {approach.steps.map((step, index) => (
          <li
            key={step.name}
            className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] gap-x-5 md:block lg:nth-2:mt-14 lg:nth-3:mt-28"
            data-in-view=""
          >
            <PortraitPlace index={PORTRAITS[index] ?? 0} className="w-full rounded-window" />
            <div className="md:mt-5">
              <p className="text-small text-soil-3">{step.who}</p>
              <h3 className="text-h3 lg:text-h2">{step.name}</h3>
              <p className="mt-1 font-semibold">{step.when}</p>
              <p className="mt-3 text-soil-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-small text-soil-3">{approach.portraitsNote}</p>
    </TitledSection>
  )
}

/** The core values as rows of one table: the name large, and how a client can check it. */
function Values() {
  return (
    <Section background="limestone-2" contained>
      <h2 className="max-w-[14em] text-h3" data-in-view="">
        {values.title}
      </h2>
      <dl className="mt-7 border-t-[1.5px] border-soil">
        {values.items.map(({ name, text }) => (
          <div
            key={name}
            data-in-view=""
            className="grid-page items-baseline gap-y-2 border-b border-line py-5 last:border-b-0 md:py-6"
          >
            <dt className="col-span-12 font-heading text-h2 md:col-span-6">{name}</dt>
            <dd className="col-span-12 max-w-[46ch] text-soil-2 md:col-span-6">{text}</dd>
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
      <Approach />
      <Values />
      <div className="pt-section">
        <ClosingCall {...about.closing} phone />
      </div>
    </>
  )
}
