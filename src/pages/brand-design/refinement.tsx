import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/**
 * The same mark at each step: loose sketch, three directions, corrections, final. `left` is where the
 * drawing begins, so that it starts where its text does.
 */
const SKETCHES = [
  {
    left: 13,
    path: 'M14 92c10-60 22-66 30-30s-26 40-8-6 34-30 30 6-20 22-6-14 32-34 36 4-16 30-10-10 26-28 34 0',
  },
  { left: 11, path: 'M12 92V44l9-10 9 10v48ZM60 92V52a14 14 0 0 1 28 0v40ZM112 92l16-58 16 58Z' },
  {
    left: 29,
    path: 'M40 92V46l12-12 12 12v46ZM72 92V34l12-12 12 12v58ZM104 92V46l12-12 12 12v46M30 22l108 78M138 22 30 100',
  },
  {
    left: 38.5,
    path: 'M40 92V46l12-12 12 12v46ZM72 92V34l12-12 12 12v58ZM104 92V46l12-12 12 12v46Z',
  },
] as const

/** A process that shows one mark getting better: a drawing above each step. */
export function Refinement({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="soil" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[14em] text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ mark, name, text }, index) => (
            <li key={name} className="grid grid-cols-[28%_minmax(0,1fr)] gap-x-5 md:block">
              <svg
                viewBox={`${SKETCHES[index]?.left ?? 0} 0 168 112`}
                aria-hidden="true"
                strokeWidth={index === steps.length - 1 ? 3 : 1.8}
                strokeLinejoin="round"
                strokeLinecap="round"
                className={`w-full fill-none md:w-42 ${index === steps.length - 1 ? 'stroke-wheat' : 'stroke-on-dark'}`}
              >
                <path d={SKETCHES[index]?.path} />
                {index === steps.length - 1 && (
                  <circle cx="84" cy="10" r="6" className="fill-wheat stroke-none" />
                )}
              </svg>
              <div className="border-t border-soil-line pt-4 md:mt-5">
                <h3 className="text-h3">
                  <span className="mr-3 figure-number text-wheat">{mark}</span>
                  {name}
                </h3>
                <p className="mt-2 max-w-[32ch] text-on-dark">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
