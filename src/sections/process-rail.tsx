import rail from 'drawing:rail'
import type { ProcessRailContent } from '../content/types'
import { Drawing } from '../ui/drawing'
import { Section, type Ground } from '../ui/section'

/**
 * A process in up to four steps along one line: a single curl that becomes a calendar. On phones
 * the line stands upright beside the steps.
 */
export function ProcessRail({
  title,
  steps,
  ground = 'wheat-tint',
}: ProcessRailContent & { readonly ground?: Ground }) {
  return (
    <Section ground={ground}>
      <div className="container-page">
        <h2 className="max-w-[13em] text-h2" data-in-view="">
          {title}
        </h2>
        <div className="h-22.5 relative mt-content hidden lg:block" aria-hidden="true">
          <Drawing
            drawing={rail}
            className="h-22.5 absolute left-1/2 top-0 w-auto max-w-none -translate-x-1/2"
          />
        </div>
        <ol className="ml-1.5 mt-8 border-l-2 border-prairie lg:ml-0 lg:mt-6 lg:grid lg:grid-cols-4 lg:gap-x-6 lg:border-l-0">
          {steps.map((step, index) => (
            <li key={step.name} className="pl-6.5 relative pb-9 last:pb-0 lg:pb-0 lg:pl-0">
              <span
                aria-hidden="true"
                className={`absolute -left-2 top-2.5 size-3.5 rounded-full lg:hidden ${index === steps.length - 1 ? 'bg-wheat ring-2 ring-prairie' : 'bg-prairie'}`}
              />
              <p className="figure-number text-h2 leading-none">{step.mark}</p>
              <h3 className="mt-2 text-h3 lg:mt-3.5">{step.name}</h3>
              <p className="mt-1.5 max-w-[30ch] text-soil-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
