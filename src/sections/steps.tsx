import type { NamedText } from '../content/types'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { SwipeRegion } from './swipe-region'

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
            <div className="flex items-baseline gap-3 md:block">
              <p className="figure-number text-h2 leading-none text-soil on-dark:text-wheat">
                {index + 1}
              </p>
              <h3 className="text-h3 text-soil md:mt-3 on-dark:text-limestone">{name}</h3>
            </div>
            <p className="mt-1.5 max-w-measure">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type DrawnProps = Required<Pick<StepsProps, 'steps' | 'drawing'>>

/** Steps in four columns, each under its part of a line drawing; on phones beside it. */
export function DrawnSteps(props: DrawnProps) {
  return (
    <Steps
      className="mt-content gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-9 lg:grid-cols-4"
      stepClass="flex items-start gap-5 border-soil max-md:border-t-[1.5px] max-md:pt-4 md:block"
      wordsClass="min-w-0 border-soil md:border-t-[1.5px] md:pt-4"
      partClass="aspect-16/13 w-28 max-w-2/5 shrink-0 md:w-40 md:max-w-none"
      {...props}
    />
  )
}

/** Steps under a picture whose parts meet; on phones it scrolls sideways. */
export function PictureSteps({
  label,
  ...steps
}: DrawnProps & Required<Pick<StepsProps, 'partClass'>> & { readonly label: string }) {
  return (
    <SwipeRegion label={label} className="-mx-gutter snap-x md:contents">
      <Steps
        className="mt-8 gap-y-7 text-soil-2 max-md:w-max max-md:grid-cols-[repeat(4,78vw)] max-md:px-gutter md:grid-cols-2 lg:grid-cols-4"
        stepClass="snap-start"
        wordsClass="pt-5 pr-6"
        {...steps}
      />
    </SwipeRegion>
  )
}
