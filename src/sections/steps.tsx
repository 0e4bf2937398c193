import type { NamedText } from '../content/types'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { SwipeRegion } from './swipe-region'
import { TitledSection, type TitledSectionProps } from './titled-section'

const QUARTERS = ['object-left', 'object-[33.333%]', 'object-[66.667%]', 'object-right'] as const

interface StepsProps {
  readonly steps: readonly NamedText[]
  /** Classes of the list, with the color of its texts. */
  readonly className: string
  readonly stepClass?: string
  readonly wordsClass?: string
  /** A drawing in four equal parts, one above each step, and the classes that give a part its shape. */
  readonly drawing?: DrawingSource
  readonly partClass?: string
}

/** The numbered steps of a process. */
export function Steps({ steps, drawing, partClass, className, stepClass, wordsClass }: StepsProps) {
  return (
    <ol className={`grid grid-cols-1 ${className}`}>
      {steps.map(({ name, text }, index) => (
        <li key={name} className={stepClass}>
          {drawing && (
            <Drawing drawing={drawing} className={`object-cover ${partClass} ${QUARTERS[index]}`} />
          )}
          <div className={wordsClass}>
            <div className="flex flex-wrap items-baseline gap-x-3 md:block">
              <p className="figure-number text-h2 leading-none text-soil on-dark:text-wheat">
                {index + 1}
              </p>
              <h3 className="min-w-0 flex-1 basis-32 text-h3 text-soil md:mt-3 lg:text-[1.375rem] on-dark:text-limestone">
                {name}
              </h3>
            </div>
            <p className="mt-1.5 max-w-measure">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type ProcessProps = TitledSectionProps & Pick<StepsProps, 'steps'>

/** A section with steps along one gold line, which is vertical on narrow pages. */
export function LineSteps({ steps, ...section }: ProcessProps) {
  return (
    <TitledSection {...section}>
      <Steps
        steps={steps}
        className="mt-content gap-x-6 border-wheat text-soil-2 max-lg:gap-y-7 max-lg:border-l-3 max-lg:pl-6 lg:grid-cols-4 lg:border-t-3 on-dark:text-on-dark-prairie"
        stepClass="lg:pt-7"
      />
    </TitledSection>
  )
}

type DrawnProcessProps = ProcessProps & { readonly drawing: DrawingSource }

/** A section with steps in four columns, each under its part of a line drawing; on phones beside it. */
export function DrawnSteps({ steps, drawing, ...section }: DrawnProcessProps) {
  return (
    <TitledSection {...section}>
      <Steps
        steps={steps}
        drawing={drawing}
        className="mt-content gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-9 lg:grid-cols-4"
        stepClass="flex items-start gap-5 border-soil max-md:border-t-[1.5px] max-md:pt-4 md:block"
        wordsClass="min-w-0 border-soil md:border-t-[1.5px] md:pt-4"
        partClass="aspect-16/13 w-20 shrink-0 md:w-40 md:max-w-none"
      />
    </TitledSection>
  )
}

/**
 * A section with steps under one picture, whose ground runs off both edges of the page; on narrow pages they scroll
 * sideways.
 */
export function PictureSteps({ steps, drawing, ...section }: DrawnProcessProps) {
  return (
    <TitledSection {...section}>
      <SwipeRegion label={section.title} className="-mx-gutter snap-x lg:contents">
        <div className="w-268 min-w-full overflow-x-clip px-gutter min-[44em]:w-224 lg:w-auto lg:overflow-visible lg:px-0">
          {/* The file is 2.4 times as wide as its four columns, which are in its middle. */}
          <Drawing drawing={drawing} className="mt-8 -ml-[70%] w-[240%] max-w-none" />
          <Steps
            steps={steps}
            className="grid-cols-4 gap-x-6 text-soil-2"
            stepClass="snap-start pt-5"
          />
        </div>
      </SwipeRegion>
    </TitledSection>
  )
}
