import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/** How many school days a week shows. */
const DAYS = [0, 1, 2, 3, 4] as const

/** Which day of each week its step ends on, Monday first; the launch is on a Friday. */
const LAST_DAY = 4

/** A process as the four rows of a month's calendar; the last day of the last week is the launch. */
export function FourWeeks({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="prairie-dark" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[14em] text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content border-b border-prairie-rule">
          {steps.map(({ mark, name, text }, week) => (
            <li
              key={name}
              className="grid-page items-center gap-y-3 border-t border-prairie-rule py-6 md:py-7"
            >
              <p className="col-span-4 text-lead text-wheat md:col-span-2">{mark}</p>
              <div
                aria-hidden="true"
                className="col-span-8 flex gap-2 justify-self-end md:col-span-4 md:justify-self-start"
              >
                {DAYS.map((day) => (
                  <span
                    key={day}
                    className={`size-8 rounded-tag border lg:size-11 ${week === steps.length - 1 && day === LAST_DAY ? 'border-wheat bg-wheat' : day <= week + 1 ? 'border-prairie-soft bg-prairie' : 'border-prairie-rule'}`}
                  />
                ))}
              </div>
              <div className="col-span-12 md:col-span-6">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1 max-w-[46ch] text-on-dark-prairie">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
