import type { ProcessRailContent } from '../content/types'
import { Drawing } from '../ui/drawing'
import { TitledSection } from './titled-section'

/** Which quarter of the drawing belongs to each step. */
const QUARTERS = ['object-left', 'object-[33.3%]', 'object-[66.7%]', 'object-right'] as const

/** A process in four columns, each under its quarter of one drawing, 640 by 130. */
export function DrawnSteps({
  drawing,
  background,
  title,
  text,
  steps,
}: ProcessRailContent & {
  readonly drawing: string
  readonly background: 'wheat' | 'wheat-tint'
  readonly text?: string
}) {
  return (
    <TitledSection background={background} className="py-14 md:py-20" title={title} text={text}>
      <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.name}>
            <Drawing
              drawing={{ src: drawing, width: 160, height: 130 }}
              className={`h-32.5 w-40 object-cover ${QUARTERS[index] ?? ''}`}
            />
            <div className="border-t-[1.5px] border-soil pt-4">
              <p className="figure-number text-h2 leading-none">{step.mark}</p>
              <h3 className="mt-3 text-h3">{step.name}</h3>
              <p className="mt-1.5">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
