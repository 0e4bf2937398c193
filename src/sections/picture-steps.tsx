import type { NamedText } from '../content/types'
import { DrawingQuarter } from '../ui/drawing'
import { StepNumber } from './step-number'

interface PictureRowProps {
  /** The address of a drawing that is 1200 wide. */
  readonly picture: string
  /** The aspect ratio of a quarter: a class. */
  readonly shape: string
  readonly items: readonly NamedText[]
}

/**
 * A process of four numbered steps, each under its quarter of one drawing. On wide pages the quarters meet; on phones
 * each quarter is beside its step.
 */
export function PictureSteps({ picture, shape, items }: PictureRowProps) {
  return (
    <ol className="mt-8 grid gap-y-7 md:grid-cols-2 lg:grid-cols-4">
      {items.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[2fr_3fr] items-center gap-x-5 md:block">
          <DrawingQuarter
            drawing={{ src: picture, width: 1200, height: 220 }}
            quarter={index}
            className={`w-full ${shape}`}
          />
          <div className="md:pt-5 md:pr-6">
            <StepNumber>{index + 1}</StepNumber>
            <h3 className="mt-2 text-h3">{name}</h3>
            <p className="mt-1.5 max-w-[34ch] text-soil-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
