import useEmblaCarousel from 'embla-carousel-react'
import { useRef, type ReactNode } from 'react'
import { useReducedMotion } from '../browser/use-media-query'
import { useRotation } from '../browser/use-rotation'
import { ArrowIcon } from './icons'
import { PauseButton } from './pause-button'

const STEP_BUTTON =
  'group inline-flex size-11 cursor-pointer items-center justify-center rounded-control border-[1.5px] border-soil transition-colors hover:bg-soil hover:text-limestone noscript:hidden'

/**
 * A looping row of slides that moves on by itself, can be dragged, and goes on after being touched.
 * The pause button comes first, then the way back and forth without dragging (WCAG 2.5.7). All
 * slides are in the document; without a script they wrap into rows.
 */
export function Carousel({
  label,
  everyMs,
  heading,
  className = '',
  children,
}: {
  /** What the slides are, for example 'integrations'. */
  readonly label: string
  readonly everyMs: number
  /** Stands left of the buttons. */
  readonly heading: ReactNode
  /** Of the full-width strip in which the slides move. */
  readonly className?: string
  /** `li` elements of a fixed width. */
  readonly children: ReactNode
}) {
  const strip = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  const rotation = useRotation(strip, everyMs, () => embla?.scrollNext(reducedMotion))

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="container-page flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        {heading}
        <div className="flex gap-2">
          <PauseButton playing={rotation.playing} subject={label} onToggle={rotation.toggle} />
          <button
            type="button"
            aria-label={`Previous ${label}`}
            className={STEP_BUTTON}
            onClick={() => embla?.scrollPrev(reducedMotion)}
          >
            <ArrowIcon className="-scale-x-100" />
          </button>
          <button
            type="button"
            aria-label={`Next ${label}`}
            className={STEP_BUTTON}
            onClick={() => embla?.scrollNext(reducedMotion)}
          >
            <ArrowIcon />
          </button>
        </div>
      </div>
      <div ref={strip} className={className}>
        <div ref={viewport} className="cursor-grab overflow-hidden active:cursor-grabbing">
          <ul className="flex touch-pan-y noscript:flex-wrap noscript:gap-y-8">{children}</ul>
        </div>
      </div>
    </section>
  )
}
