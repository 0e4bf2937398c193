import { about } from '../../content/pages/about'
import { PortraitPlace } from '../../sections/portrait-place'
import { Section } from '../../ui/section'

/** Which portrait cover each step has, and how far it is set down on wide screens. */
const PLACES = [
  { portrait: 0, drop: '' },
  { portrait: 1, drop: 'lg:mt-14' },
  { portrait: 2, drop: 'lg:mt-28' },
] as const

/** The approach: three steps, each under the place for the portrait of who does it. */
export function Approach() {
  const { title, text, portraitsNote, steps } = about.approach
  return (
    <Section>
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className="col-span-12 max-w-measure text-soil-2 lg:col-span-4 lg:col-start-9">
            {text}
          </p>
        </div>
        <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-3">
          {steps.map((step, index) => {
            const { portrait, drop } = PLACES[index] ?? PLACES[0]
            return (
              <li
                key={step.name}
                className={`grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] gap-x-5 md:block ${drop}`}
                data-in-view=""
              >
                <PortraitPlace index={portrait} className="w-full rounded-window" />
                <div className="md:mt-5">
                  <p className="text-small text-soil-3">{step.who}</p>
                  <h3 className="text-h3 lg:text-h2">{step.name}</h3>
                  <p className="mt-1 font-semibold">{step.when}</p>
                  <p className="mt-3 text-soil-2">{step.text}</p>
                </div>
              </li>
            )
          })}
        </ol>
        <p className="mt-8 text-small text-soil-3">{portraitsNote}</p>
      </div>
    </Section>
  )
}
