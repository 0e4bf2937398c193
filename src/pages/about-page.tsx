import advertise from '../assets/scenes/approach-advertise.svg?drawing'
import fix from '../assets/scenes/approach-fix.svg?drawing'
import look from '../assets/scenes/approach-look.svg?drawing'
import railsPhone from '../assets/scenes/fence-rails-phone.svg?drawing'
import rails from '../assets/scenes/fence-rails.svg?drawing'
import northTexas from '../assets/scenes/north-texas.svg?drawing'
import joan from '../assets/scenes/people-joan.svg?drawing'
import luis from '../assets/scenes/people-luis.svg?drawing'
import osei from '../assets/scenes/people-osei.svg?drawing'
import ray from '../assets/scenes/people-ray.svg?drawing'
import picketPhone from '../assets/scenes/picket-phone.svg?drawing'
import picket from '../assets/scenes/picket.svg?drawing'
import { about } from '../content/pages/about'
import { ClosingCall } from '../sections/call-to-action'
import { SwipeRegion } from '../sections/swipe-region'
import { TitledSection } from '../sections/titled-section'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'

const { people, mission, vision, approach, values } = about

const PORTRAITS = { ray, luis, joan, osei }

/** Title and lead above the people the site is for; phones show one of them at a time. */
function Opening() {
  return (
    <Section className="pt-6 pb-12 md:pt-10 md:pb-20">
      <div className="grid-page container-page items-end gap-y-5">
        <h1 className="text-title lg:col-span-8">{largeType(about.title)}</h1>
        <p className="max-w-[40em] text-lead text-soil-2">{about.lead}</p>
      </div>
      <figure className="mt-8 md:mt-12">
        <SwipeRegion label={people.label} className="snap-x snap-mandatory md:contents">
          <ul className="flex w-max gap-2 px-gutter md:container-page md:gap-3 md:px-0">
            {people.items.map(({ id, name, text, picture }, index) => (
              <li key={id} className="w-[62vw] shrink-0 snap-start md:w-auto md:flex-1">
                <Drawing
                  drawing={PORTRAITS[id]}
                  alt={picture}
                  eager={index === 0}
                  className="aspect-320/484 w-full rounded-window object-cover"
                />
                <p className="mt-3 pr-4">
                  <b className="font-heading text-lead font-semibold">{name}</b>
                  <span className="block max-w-[30ch] text-soil-2">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </SwipeRegion>
        <figcaption className="container-page mt-5 text-small text-soil-3">
          {people.note}
        </figcaption>
      </figure>
    </Section>
  )
}

/** One statement in display type, and a note below it. */
function Mission() {
  return (
    <Section background="prairie-dark" className="py-12 md:py-24" contained="grid-page gap-y-5">
      <h2 className="text-h3 text-on-dark-prairie lg:col-span-3">{mission.title}</h2>
      <div className="lg:col-span-9" data-in-view="">
        <p className="font-heading text-h2 text-balance">{mission.statement}</p>
        <p className="mt-7 max-w-measure text-on-dark-prairie">{mission.text}</p>
      </div>
    </Section>
  )
}

/** The vision, in the sky above a drawing of the town. */
function Vision() {
  return (
    <Section background="wheat-tint" className="pt-14 md:pt-20">
      <div className="grid-page container-page gap-y-5">
        <h2 className="text-h3 lg:col-span-3">{vision.title}</h2>
        <p className="max-w-[32em] text-lead lg:col-span-9 lg:text-h3">{vision.text}</p>
      </div>
      <Drawing
        drawing={northTexas}
        className="h-58 w-full object-cover object-[72%_100%] md:h-130 md:object-[58%_100%]"
      />
    </Section>
  )
}

const STEP_DRAWINGS = { look, fix, advertise }

/** Three steps along one thread, each with a drawing; on phones the thread is vertical. */
function Approach() {
  return (
    <TitledSection className="py-14 md:py-24" title={approach.title} text={approach.text}>
      <ol className="mt-content grid md:grid-cols-3 md:gap-x-6">
        {approach.steps.map((step) => (
          <li
            key={step.name}
            className="group grid grid-cols-[36%_minmax(0,1fr)] items-center gap-x-3 md:block"
            data-in-view=""
          >
            <div className="border-wheat md:border-b-3 md:group-not-last:-mr-6 md:group-not-last:pr-6">
              <Drawing drawing={STEP_DRAWINGS[step.id]} className="w-full max-w-96" />
            </div>
            <div className="border-wheat py-4 max-md:border-l-3 max-md:pl-4 md:pr-6">
              <h3 className="text-h3 md:text-h2">{step.name}</h3>
              <p className="mt-2 text-soil-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** A drawing that fills its parent behind the text. From 1,024 px it is the wide one, whose boards stand upright. */
const BEHIND = { minWidth: '64em', className: 'absolute inset-0 -z-1 size-full' } as const

/** The core values: the six boards of a fence, which lie one below another on narrow pages. */
function Values() {
  return (
    <Section background="wheat-tint" className="pt-14 md:pt-24">
      <div className="container-page">
        <h2 className="text-h2" data-in-view="">
          {values.title}
        </h2>
        <div className="relative isolate mt-6 lg:mt-10">
          <ResponsiveDrawing wide={rails} phone={railsPhone} {...BEHIND} />
          <dl className="grid gap-3 py-4 forced-color-adjust-none lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] lg:py-0">
            {values.items.map(({ name, text }) => (
              <div
                key={name}
                className="relative isolate row-span-2 grid grid-rows-subgrid gap-y-1 py-4 pr-10 pl-5 leading-snug lg:px-4 lg:pt-14 lg:pb-9 lg:leading-normal"
              >
                <dt className="font-heading text-lead leading-tight font-semibold">
                  <ResponsiveDrawing wide={picket} phone={picketPhone} {...BEHIND} />
                  {name}
                </dt>
                <dd className="text-soil-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="relative -mt-1 h-14 border-t-2 border-soil bg-prairie-soft lg:-mt-4" />
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
      <ClosingCall {...about.closing} phone ruled={false} />
    </>
  )
}
