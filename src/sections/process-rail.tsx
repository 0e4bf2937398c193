import { rail } from '../assets/drawings'
import type { ProcessRailContent } from '../content/types'
import { Drawing } from '../ui/drawing'
import { TitledSection } from './titled-section'

/** A process in up to four steps along one line, which runs down beside them on phones. */
export function ProcessRail({ title, steps }: ProcessRailContent) {
  return (
    <TitledSection background="wheat-tint" title={title} measure="max-w-[13em]">
      <div className="relative mt-content hidden aspect-[1200/90] lg:block" aria-hidden="true">
        <Drawing
          drawing={rail}
          className="pointer-events-none -ml-[63.3333%] h-auto w-[226.6667%] max-w-none"
        />
      </div>
      <ol className="mt-8 ml-1.5 border-l-2 border-prairie lg:mt-6 lg:ml-0 lg:grid lg:grid-cols-4 lg:gap-x-6 lg:border-l-0">
        {steps.map((step, index) => (
          <li key={step.name} className="relative pb-9 pl-6.5 last:pb-0 lg:pb-0 lg:pl-0">
            <span
              aria-hidden="true"
              className={`absolute top-2.5 -left-2 size-3.5 rounded-full lg:hidden ${index === steps.length - 1 ? 'bg-wheat outline-2 outline-prairie' : 'bg-prairie'}`}
            />
            <p className="figure-number text-h2 leading-none">{step.mark}</p>
            <h3 className="mt-2 text-h3 lg:mt-3.5">{step.name}</h3>
            <p className="mt-1.5 max-w-[30ch] text-soil-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
