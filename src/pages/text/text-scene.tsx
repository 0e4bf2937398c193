import { serviceText as scene, serviceTextPhone as scenePhone } from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

/** Left edge and width of each bubble, in percent of the container. */
const PLACES = [
  'left-[53.33%] w-[27.5%]',
  'left-[80%] w-[20%]',
  'left-[53.33%] w-[24.17%]',
  'left-[72.5%] w-[27.5%]',
  'left-[53.33%] w-[20.83%]',
  'left-[75.83%] w-[24.17%]',
] as const

const PHONE_PLACES = [
  'left-[46.86%] w-[45.71%]',
  'left-[64.57%] w-[35.43%]',
  'left-[46.86%] w-[36.57%]',
  'left-[60%] w-[40%]',
  'left-[46.86%] w-[33.14%]',
] as const

function Bubbles({
  texts,
  places,
  className,
}: {
  readonly texts: readonly string[]
  readonly places: readonly string[]
  readonly className: string
}) {
  return (
    <ol className={`absolute inset-x-0 leading-none ${className}`}>
      {texts.map((text, index) => (
        <li key={text} className="relative">
          <span
            className={`absolute inset-y-0 flex items-center justify-center whitespace-nowrap ${places[index] ?? ''}`}
          >
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

/**
 * A phone buzzes, the strings come to rest, and what was written stands in its row, in the bubbles
 * of the drawing (src/tools/drawings/services/text.ts).
 */
export function TextScene({
  bubbles,
  phoneBubbles,
}: {
  readonly bubbles: readonly string[]
  readonly phoneBubbles: readonly string[]
}) {
  return (
    <div aria-hidden="true" className="relative mt-9 aspect-350/210 md:mt-14 lg:aspect-1200/330">
      <BleedDrawing wide={scene} phone={scenePhone} />
      <Bubbles
        texts={phoneBubbles}
        places={PHONE_PLACES}
        className="-top-[.5%] grid h-full grid-rows-5 text-drawing-small tracking-tight md:text-body md:tracking-normal lg:hidden"
      />
      <Bubbles
        texts={bubbles}
        places={PLACES}
        className="top-[.15%] hidden h-full grid-rows-6 text-drawing lg:grid xl:text-small"
      />
    </div>
  )
}
