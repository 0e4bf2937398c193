import advertise from '../assets/scenes/approach-advertise.svg'
import fix from '../assets/scenes/approach-fix.svg'
import look from '../assets/scenes/approach-look.svg'
import neighborsPhone from '../assets/scenes/neighbors-phone.svg'
import neighbors from '../assets/scenes/neighbors.svg'
import northTexas from '../assets/scenes/north-texas.svg'
import picket from '../assets/scenes/picket.svg'
import { about } from '../content/pages/about'
import { ClosingCall } from '../sections/closing-call'
import { TitledSection } from '../sections/titled-section'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
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
    <Section background="prairie-dark" className="py-16 md:py-24" contained="grid-page gap-y-5">
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
        className="h-72 w-full object-cover object-[60%_100%] md:h-130"
      />
    </Section>
  )
}

const STEP_DRAWINGS = [look, fix, advertise] as const

/** Three steps in their order along one thread, each with a drawing, who does it and when. */
function Approach() {
  return (
    <TitledSection
      className="py-16 md:py-24"
      title={approach.title}
      text={approach.text}
      measure="max-w-measure"
    >
      <ol className="mt-content grid gap-y-10 md:grid-cols-3">
        {approach.steps.map((step, index) => (
          <li key={step.name} data-in-view="">
            <div className="border-b-3 border-wheat">
              <Drawing
                drawing={{ src: STEP_DRAWINGS[index] ?? '', width: 384, height: 200 }}
                className="h-auto w-full max-w-96"
              />
            </div>
            <h3 className="mt-5 text-h2">{step.name}</h3>
            <p className="mt-1 font-semibold">
              {step.who}, {step.when}
            </p>
            <p className="mt-2 pr-6 text-soil-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The core values as the six boards of a fence, with the people behind it who can hold us to them. */
function Values() {
  return (
    <Section background="wheat-tint" className="pt-16 md:pt-24">
      <div className="container-page">
        <h2 className="text-h2" data-in-view="">
          {values.title}
        </h2>
        <ResponsiveDrawing
          wide={{ src: neighbors, width: 1200, height: 300 }}
          phone={{ src: neighborsPhone, width: 340, height: 290 }}
          className="mt-6 h-auto w-full"
        />
        <dl className="relative isolate -mt-8 grid grid-cols-2 gap-x-1 gap-y-2 lg:grid-cols-6">
          {values.items.map(({ name, text }) => (
            <div key={name} className="relative px-4 pt-12 pb-9">
              <dt className="text-small text-soil-3">
                <Drawing
                  drawing={{ src: picket, width: 100, height: 200 }}
                  className="absolute inset-0 -z-1 size-full"
                />
                {name}
              </dt>
              <dd className="mt-1 font-heading leading-snug font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="-mt-4 h-14 border-t-2 border-soil bg-prairie-soft" />
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
      <div className="pt-14">
        <ClosingCall {...about.closing} phone />
      </div>
    </>
  )
}
