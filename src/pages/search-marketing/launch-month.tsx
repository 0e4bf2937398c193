import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

const DAYS = Array.from({ length: 30 }, (_, index) => index + 1)

/** The day that a step's mark names: 7 for "Day 7". */
function dayOf(mark: string): number {
  return Number(mark.replace(/\D+/g, ''))
}

/** The first month as thirty days in a row, those on which something happens in wheat, over its steps. */
export function LaunchMonth({ title, steps }: ProcessRailContent) {
  const marked = new Set(steps.map(({ mark }) => dayOf(mark)))
  return (
    <Section ground="prairie-dark" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[13em] text-h2" data-in-view="">
          {title}
        </h2>
        <div
          aria-hidden="true"
          className="mt-content grid grid-cols-[repeat(15,1fr)] gap-1 md:grid-cols-[repeat(30,1fr)]"
        >
          {DAYS.map((day) => (
            <span
              key={day}
              className={`flex h-10 items-end justify-center rounded-tag pb-1 text-drawing-small tabular md:h-16 ${marked.has(day) ? 'bg-wheat font-semibold text-soil' : 'bg-prairie text-on-dark-prairie'}`}
            >
              {day}
            </span>
          ))}
        </div>
        <ol className="mt-8 md:mt-11">
          {steps.map(({ mark, name, text }) => (
            <li
              key={name}
              className="gap-x-6 border-t border-prairie-rule py-5 md:grid md:grid-cols-[min(9rem,20%)_min(12rem,27%)_minmax(0,1fr)] md:items-baseline"
            >
              <p className="figure-number text-h3 text-wheat">{mark}</p>
              <h3 className="mt-1 text-h3 md:mt-0">{name}</h3>
              <p className="mt-1 max-w-measure text-on-dark-prairie md:mt-0">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
