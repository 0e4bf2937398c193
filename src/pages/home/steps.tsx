import { useRef, useState } from 'react'
import steps from '../../assets/drawings/steps.svg?drawing'
import stepsPhone from '../../assets/drawings/steps-phone.svg?drawing'
import stepsStill from '../../assets/drawings/steps-still.svg?drawing'
import { useScrollProgress } from '../../browser/use-scroll-progress'
import { home } from '../../content/pages/home'
import { ButtonLink } from '../../ui/button'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, link, items } = home.steps

/** Start and end of the pulled thread, in units of its drawing. */
const PULL = { from: 460, to: -860 } as const

/** On pages wider than 1,280 px the thread is pulled further, by the margin beside the container. */
const SIDE_MARGIN = 'clamp(0px, 50vw - 640px, 800px)'

/** The CSS transform of the thread, in percent of its own width, so nothing has to be measured. */
function threadTransform(progress: number): string {
  const units = PULL.from + (PULL.to - PULL.from) * progress
  const share = ((units / steps.width) * 100).toFixed(4)
  return `translateX(calc(${share}% - ${progress.toFixed(4)} * ${SIDE_MARGIN}))`
}

/**
 * The three steps, one at a time, while the thread is pulled from the skein into rows. Without motion, space or a script
 * it is a plain list below a still drawing. Heights come only from CSS, so nothing shifts on hydration.
 */
export function HomeSteps() {
  const track = useRef<HTMLDivElement>(null)
  const pulled = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<number>()
  const moving = useScrollProgress(track, (progress) => {
    setReached(Math.min(items.length - 1, Math.floor(progress * items.length)))
    if (pulled.current !== null) pulled.current.style.transform = threadTransform(progress)
  })
  const step = moving ? reached : undefined

  return (
    <Section background="soil" className="py-14 md:py-24 pinned:py-0" labelledBy="steps-title">
      <div ref={track} data-step={step} className="pinned:h-[180vh]">
        <div className="relative container-page flex flex-col pinned:sticky pinned:top-0 pinned:min-h-svh pinned:pt-[calc(--spacing(19)+5svh)] pinned:pb-[6svh]">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
            <h2 id="steps-title" className="text-h2">
              {title}
            </h2>
            <ButtonLink {...link} variant="secondary" />
          </div>
          <div
            aria-hidden="true"
            className="relative my-content hidden aspect-1200/256 shrink-0 md:block pinned:my-auto"
          >
            <Drawing drawing={stepsStill} className="bleed absolute top-0 pinned-live:opacity-0" />
            <div
              ref={pulled}
              className="absolute top-0 -left-[183.33%] hidden w-[533.33%] opacity-0 pinned:block pinned-live:opacity-100 pinned-live:will-change-transform"
            >
              <Drawing drawing={steps} className="w-full max-w-none" />
            </div>
          </div>
          <Drawing drawing={stepsPhone} className="bleed mt-6 md:hidden" />
          <ol className="mt-6 grid gap-4 md:mt-0 md:grid-cols-3 md:gap-6 pinned-live:grid-cols-1">
            {items.map(({ title, text, ...rest }, index) => (
              // A column of the plain list (on phones, a row). While pinned, all steps share one place; hidden ones stay
              // available to screen readers.
              <li
                key={title}
                data-current={index === step ? '' : undefined}
                className="border-t border-soil-line pt-4 pinned-live:staged pinned-live:border-0"
              >
                <h3 className="flex gap-3.5 text-h3 pinned-live:text-title">
                  <span className="figure-number text-wheat">{index + 1}</span> {title}
                </h3>
                <p className="mt-2 max-w-[40ch] text-on-dark pinned-live:mt-4 pinned-live:text-lead">
                  {text}
                </p>
                {'parts' in rest && (
                  <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-semibold">
                    {rest.parts.map((part) => (
                      <li key={part}>{part}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
