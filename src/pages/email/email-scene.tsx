import { serviceEmail as scene, serviceEmailPhone as scenePhone } from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

/** Each row of envelopes begins a day, which is 64 units, later than the one above. */
const STARTS = [
  'lg:pl-0',
  'lg:pl-[11.03%]',
  'lg:pl-[22.07%]',
  'lg:pl-[33.1%]',
  'lg:pl-[44.14%]',
] as const

/** Phones have room for four rows of envelopes. */
const PHONE_ROWS = 4

/**
 * Loose threads become sequences, and each sequence says what starts it: the label hangs below its
 * row of envelopes (src/tools/drawings/services/email.ts).
 */
export function EmailScene({ starts }: { readonly starts: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="relative mt-9 aspect-350/210 md:mt-14 lg:mt-9 lg:aspect-1200/330"
    >
      <BleedDrawing wide={scene} phone={scenePhone} />
      <ol className="absolute top-[20.5%] right-0 left-[51%] grid h-[83.8%] grid-rows-4 text-drawing-small leading-none font-semibold md:text-body lg:top-[17.3%] lg:left-[51.67%] lg:h-[84.8%] lg:grid-rows-5 lg:text-hint">
        {starts.map((start, index) => (
          <li
            key={start}
            className={`pt-0.5 whitespace-nowrap lg:pt-0.5 xl:pt-1.5 ${STARTS[index] ?? ''} ${index >= PHONE_ROWS ? 'max-lg:hidden' : ''}`}
          >
            {start}
          </li>
        ))}
      </ol>
    </div>
  )
}
