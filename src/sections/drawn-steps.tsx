import { rail } from '../assets/drawings'
import type { ProcessRailContent } from '../content/types'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { TitledSection } from './titled-section'

/** Which quarter of a drawing belongs to each step. */
const QUARTERS = ['object-left', 'object-[33.333%]', 'object-[66.667%]', 'object-right'] as const

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

/** Up to four items, each under its quarter of one drawing; on wide pages the quarters meet. */
export function PictureRow({
  picture,
  shape,
  items,
}: {
  /** The address of a drawing that is 1200 wide. */
  readonly picture: string
  /** The aspect ratio of a quarter: a class. */
  readonly shape: string
  readonly items: readonly {
    readonly mark?: string
    readonly name: string
    readonly text: string
  }[]
}) {
  return (
    <ul className="mt-8 grid gap-y-10 md:grid-cols-2 lg:grid-cols-4">
      {items.map(({ mark, name, text }, index) => (
        <li key={name}>
          <Drawing
            drawing={{ src: picture, width: 1200, height: 220 }}
            className={`w-full object-cover ${shape} ${QUARTERS[index] ?? ''}`}
          />
          <h3 className="mt-5 text-h3">
            {mark !== undefined && <span className="block text-prairie">{mark}</span>}
            {name}
          </h3>
          <p className="mt-1.5 max-w-[34ch] pr-6 text-soil-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A process along one line, which runs down beside it on phones. A `scene`, a quarter for each step, takes the line's place. */
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
