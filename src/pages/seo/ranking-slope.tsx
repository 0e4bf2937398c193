import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/** How far each step is below the last one on wide pages: the process climbs from left to right. */
const RISE = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''] as const

/** A process in four steps that climb like a ranking, one stair each. */
export function RankingSlope({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="wheat-tint" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[13em] text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content grid gap-y-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-4 lg:gap-x-0">
          {steps.map(({ mark, name, text }, index) => (
            <li
              key={name}
              className={`border-t-3 pt-5 lg:border-l-3 lg:pr-6 lg:pl-5 ${RISE[index] ?? ''} ${index === steps.length - 1 ? 'border-prairie' : 'border-prairie-line'}`}
            >
              <p className="figure-number text-h3 text-prairie">{mark}</p>
              <h3 className="mt-3 text-h3">{name}</h3>
              <p className="mt-1.5 max-w-[30ch] text-soil-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
