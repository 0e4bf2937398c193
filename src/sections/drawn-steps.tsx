import type { NamedText } from '../content/types'
import { DrawingQuarter } from '../ui/drawing'
import { StepNumber } from './step-number'
import { TitledSection, type TitledSectionProps } from './titled-section'

/** A process in four columns, each under its quarter of one drawing, 640 by 130. */
export function DrawnSteps({
  drawing,
  steps,
  ...section
}: TitledSectionProps & {
  /** The address of the drawing. */
  readonly drawing: string
  readonly steps: readonly NamedText[]
}) {
  return (
    <TitledSection className="py-14 md:py-20" {...section}>
      <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <DrawingQuarter
              drawing={{ src: drawing, width: 160, height: 130 }}
              quarter={index}
              className="h-32.5 w-40"
            />
            <div className="border-t-[1.5px] border-soil pt-4">
              <StepNumber>{index + 1}</StepNumber>
              <h3 className="mt-3 text-h3">{name}</h3>
              <p className="mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
