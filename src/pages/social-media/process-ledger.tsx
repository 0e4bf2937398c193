import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/** A process as a ledger on soil: the day as a figure, its name, what happens. */
export function ProcessLedger({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="soil" className="py-section">
      <div className="container-page grid-page gap-y-9">
        <h2
          className="col-span-12 text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
          data-in-view=""
        >
          {title}
        </h2>
        <ol className="col-span-12 lg:col-span-7 lg:col-start-6">
          {steps.map(({ mark, name, text }) => (
            <li
              key={name}
              className="gap-x-6 border-t border-soil-line py-6 first:border-t-0 first:pt-0 last:pb-0 md:grid md:grid-cols-[11rem_1fr] md:items-baseline"
            >
              <p className="figure-number text-h2 leading-none text-wheat">{mark}</p>
              <div className="mt-3 md:mt-0">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1.5 text-on-dark">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
