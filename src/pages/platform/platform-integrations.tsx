import useEmblaCarousel from 'embla-carousel-react'
import { useRef } from 'react'
import { useReducedMotion } from '../../browser/use-media-query'
import { useRotation } from '../../browser/use-rotation'
import { platformIntegrations, type IntegrationIcon } from '../../content/pages/platform'
import { ArrowIcon } from '../../ui/icons'
import { PauseButton } from '../../ui/pause-button'

const { title, text, label, integrations, more } = platformIntegrations

/** The integrations move on by one tile this often. */
export const INTEGRATIONS_AUTOPLAY_MS = 2_000

/** What each kind of tool does, drawn with one stroke on 28 by 28; nobody's mark is copied. */
const ICON_PATHS: Readonly<Record<IntegrationIcon, string>> = {
  letter: 'M4 7.5h20v13H4Zm.5.8L14 15.5l9.5-7.2',
  calendar: 'M5 6.5h18v17H5Zm0 5.5h18M9.5 4v4.5m9-4.5v4.5M10 17.5h4',
  drive: 'M4 22V7h7l2.5 3H24v12Zm0-8h20',
  tray: 'M4 16 8 6.5h12L24 16v6.5H4Zm0 0h6c.5 4 7.5 4 8 0h6',
  people:
    'M10 13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-7 13-7 13 0m1.5-9.5a3 3 0 1 0 0-6m2 8.5c3 .5 4.5 3 4.5 7',
  cloud: 'M8.5 21.5a4.7 4.7 0 0 1-.5-9.4 6.5 6.5 0 0 1 12.4 1.4 4.1 4.1 0 0 1-.4 8Z',
  video: 'M3.5 8h14v12h-14Zm14 5 7-4v10l-7-4',
  books: 'M5 5.5h5v17H5Zm5 0h5v17h-5Zm5.5 1 4.5-1.5 5 16.5-4.5 1.5Z',
  shop: 'M5 11v11.5h18V11M3.5 11 6 5.5h16l2.5 5.5c-1 3.5-5.5 3.5-7 0-1 3.5-6 3.5-7 0-1.5 3.5-6 3.5-7 0Z',
  card: 'M3.5 7h21v14.5h-21Zm0 5h21M7 17.5h5',
  coin: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19ZM12 18.5v-9h3a2.7 2.7 0 0 1 0 5.4h-3',
  bolt: 'M16 3.5 6 16h7l-1.5 8.5L22 11.5h-7Z',
  clock: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19Zm0-15V14l4 2.5',
}

/** Wide enough for the longest name at heading size. */
const TILE = 'relative flex w-72 shrink-0 flex-col items-start pr-8 pl-5 md:w-84'

const STEP_BUTTON =
  'group inline-flex size-11 cursor-pointer items-center justify-center rounded-control border-[1.5px] border-soil transition-colors hover:bg-soil hover:text-limestone noscript:hidden'

/**
 * Integrations on one looping strand, each with what arrives from it, that moves on by itself, can be dragged, and goes on after
 * being touched. The pause button is first, then the way back and forth without dragging
 * (WCAG 2.5.7). All tiles are in the document, the last one as text; without a script they wrap into rows.
 */
export function PlatformIntegrations() {
  const strip = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  const { playing, toggle } = useRotation(strip, INTEGRATIONS_AUTOPLAY_MS, () =>
    embla?.scrollNext(reducedMotion),
  )

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="container-page flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="max-w-[34rem]">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-soil-2">{text}</p>
        </div>
        <div className="flex gap-2">
          <PauseButton playing={playing} subject={label} onToggle={toggle} />
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
      <div
        ref={strip}
        className="relative mt-content before:absolute before:inset-x-0 before:top-4.5 before:h-0.5 before:bg-prairie"
      >
        <div ref={viewport} className="cursor-grab overflow-hidden active:cursor-grabbing">
          <ul className="flex touch-pan-y noscript:flex-wrap noscript:gap-y-8">
            {integrations.map(({ name, icon, arrives }) => (
              <li key={name} className={TILE}>
                <span className="relative grid size-9 place-items-center rounded-full bg-prairie text-limestone">
                  <svg
                    className="size-5"
                    viewBox="0 0 28 28"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth={1.75}
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden="true"
                  >
                    <path d={ICON_PATHS[icon]} />
                  </svg>
                </span>
                <span className="mt-4 font-heading text-h3 leading-none whitespace-nowrap md:text-[2.125rem]">
                  {name}
                </span>
                <span className="mt-2 max-w-[24ch] text-small text-soil-3">{arrives}</span>
              </li>
            ))}
            <li className={TILE}>
              <span aria-hidden="true" className="relative my-2.5 size-4 rounded-full bg-wheat" />
              <span className="mt-4 font-heading text-h3 leading-none">{more}</span>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
