import useEmblaCarousel from 'embla-carousel-react'
import { useRef } from 'react'
import { useReducedMotion } from '../../browser/use-media-query'
import { useRotation } from '../../browser/use-rotation'
import { platformIntegrations } from '../../content/pages/platform/integrations'
import { ArrowIcon } from '../../ui/icons'
import { PauseButton } from '../../ui/pause-button'
import { Section } from '../../ui/section'

const { title, text, label, previous, next, integrations, more } = platformIntegrations

/** Interval at which the integrations advance by one tile. */
export const INTEGRATIONS_AUTOPLAY_MS = 2_000

/** Wide enough for the longest name at heading size; on wide pages four fill the container. */
const TILE = 'relative w-72 shrink-0 pr-6 lg:w-[calc(25%+6px)]'

const STEP_BUTTON =
  'group inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-soil-2 hover:bg-soil hover:text-limestone unfolded:hidden'

/**
 * A looping carousel of integrations. It advances by itself, and visitors can drag it or use its buttons (WCAG 2.5.7). All
 * tiles are in the document, the last one as text; without a script they wrap into rows.
 */
export function PlatformIntegrations() {
  const carousel = useRef<HTMLElement>(null)
  const reducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  const { playing, toggle } = useRotation(carousel, INTEGRATIONS_AUTOPLAY_MS, () =>
    embla?.scrollNext(reducedMotion),
  )

  return (
    <Section background="wheat-tint" className="py-10 md:py-24">
      <section ref={carousel} aria-roledescription="carousel" aria-label={label}>
        <div className="container-page flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 className="max-w-[11em] text-h2">{title}</h2>
            <p className="mt-2 max-w-[48ch] text-soil-2 md:mt-4">{text}</p>
          </div>
          <div className="flex gap-2 lg:-mr-3">
            <PauseButton playing={playing} subject={label} onToggle={toggle} />
            <button
              type="button"
              aria-label={previous}
              className={STEP_BUTTON}
              onClick={() => embla?.scrollPrev(reducedMotion)}
            >
              <ArrowIcon className="-scale-x-100" />
            </button>
            <button
              type="button"
              aria-label={next}
              className={STEP_BUTTON}
              onClick={() => embla?.scrollNext(reducedMotion)}
            >
              <ArrowIcon />
            </button>
          </div>
        </div>
        <div className="relative mt-4 before:absolute before:inset-x-0 before:top-4.5 before:h-0.5 before:bg-prairie md:mt-content">
          <div
            ref={viewport}
            className="mx-[max(theme(spacing.gutter),calc(50%-theme(maxWidth.container)/2))] cursor-grab overflow-hidden active:cursor-grabbing max-lg:mr-0"
          >
            <ul className="flex touch-pan-y print:transform-none! unfolded:flex-wrap unfolded:gap-y-8">
              {integrations.map(({ name, icon, arrives }) => (
                <li key={name} className={TILE}>
                  <svg
                    viewBox="-8 -8 44 44"
                    aria-hidden="true"
                    className="size-9 rounded-full bg-prairie fill-none stroke-limestone stroke-2"
                  >
                    <path d={icon} strokeLinejoin="round" />
                  </svg>
                  <p className="mt-4 font-heading text-h3 leading-none whitespace-nowrap">{name}</p>
                  <p className="mt-2 max-w-[24ch] text-small text-soil-3">{arrives}</p>
                </li>
              ))}
              <li className={TILE}>
                <span aria-hidden="true" className="my-2.5 block size-4 rounded-full bg-wheat" />
                <p className="mt-4 font-heading text-h3 leading-none">{more}</p>
              </li>
            </ul>
          </div>
        </div>
      </section>
    </Section>
  )
}
