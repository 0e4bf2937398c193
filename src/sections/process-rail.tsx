import { rail } from '../assets/drawings'
import type { ProcessRailContent } from '../content/types'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { TitledSection } from './titled-section'

/** How far right in a scene each step's quarter is. */
const QUARTERS = ['object-left', 'object-[33.3%]', 'object-[66.7%]', 'object-right'] as const

/**
 * A process in up to four steps along one line, which runs down beside them on phones.
 * `scene` has a quarter for each step and takes the line's place.
 */
export function ProcessRail({
  title,
  steps,
  scene,
}: ProcessRailContent & { readonly scene?: DrawingSource }) {
  return (
    <TitledSection
      background="wheat-tint"
      className="py-16 md:py-24"
      title={title}
      measure="max-w-[13em]"
    >
      {!scene && (
        <div className="relative mt-content hidden aspect-[1200/90] lg:block" aria-hidden="true">
          <Drawing
            drawing={rail}
            className="pointer-events-none -ml-[63.3333%] h-auto w-[226.6667%] max-w-none"
          />
        </div>
      )}
      <ol
        className={`mt-8 lg:mt-6 lg:grid lg:grid-cols-4 ${scene ? 'gap-x-6 md:grid md:grid-cols-2 lg:gap-x-0' : 'ml-1.5 border-l-2 border-prairie lg:ml-0 lg:border-l-0'}`}
      >
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={`relative pb-9 last:pb-0 lg:pb-0 ${scene ? '' : 'pl-6.5 lg:pl-0'}`}
          >
            {scene ? (
              <Drawing
                drawing={scene}
                className={`mb-5 aspect-6/5 w-full object-cover ${QUARTERS[index] ?? ''}`}
              />
            ) : (
              <span
                aria-hidden="true"
                className={`absolute top-2.5 -left-2 size-3.5 rounded-full lg:hidden ${index === steps.length - 1 ? 'bg-wheat outline-2 outline-prairie' : 'bg-prairie'}`}
              />
            )}
            <p className="figure-number text-h2 leading-none">{step.mark}</p>
            <h3 className="mt-2 text-h3 lg:mt-3.5">{step.name}</h3>
            <p className="mt-1.5 max-w-[30ch] text-soil-2 lg:pr-6">{step.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
