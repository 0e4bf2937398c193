import { steps as thread, stepsStill as threadStill } from '../../assets/drawings'
import { useRef, useState } from 'react'
import { useScrollProgress } from '../../browser/use-scroll-progress'
import { home } from '../../content/pages/home'
import { ButtonLink } from '../../ui/button'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { StepItem } from './step-item'
import { stepAt, threadTransform } from './step-progress'

/**
 * The three steps, one at a time, by scroll progress through a section of 60vh per step, while the
 * thread is pulled from skein to rows. The prerendered section is a plain list under the still drawing,
 * and stays one with reduced motion, on small screens and without a script. Heights depend on style
 * sheets alone, so nothing shifts when the script takes over.
 */
export function Steps() {
  const { title, link, items } = home.steps
  const track = useRef<HTMLDivElement>(null)
  const pulled = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<number>()
  const moving = useScrollProgress(track, (progress) => {
    setReached(stepAt(progress))
    if (pulled.current !== null) pulled.current.style.transform = threadTransform(progress)
  })
  const step = moving ? reached : undefined

  return (
    <Section
      ground="soil"
      className="py-section scene:py-0 scene:[contain-intrinsic-block-size:auto_180vh]"
      labelledBy="steps-title"
    >
      <div ref={track} data-step={step} className="scene:h-[180vh]">
        <div className="relative container-page flex flex-col scene:sticky scene:top-0 scene:min-h-svh scene:pt-[calc(--spacing(19)+5svh)] scene:pb-[6svh]">
          <h2 id="steps-title" className="max-w-[11em] text-h2 lg:scene:max-w-none lg:scene:pr-68">
            {title}
          </h2>
          <div
            aria-hidden="true"
            className="relative my-content hidden aspect-1200/256 shrink-0 md:block scene:my-auto"
          >
            <Drawing
              drawing={threadStill}
              className="absolute top-0 -left-[63.33%] w-[226.67%] max-w-none scene-live:opacity-0"
            />
            <div
              ref={pulled}
              className="absolute top-0 -left-[183.33%] hidden w-[533.33%] opacity-0 scene:block scene-live:opacity-100 scene-live:will-change-transform"
            >
              <Drawing drawing={thread} className="w-full max-w-none" />
            </div>
          </div>
          <ol className="mt-2 grid gap-x-6 gap-y-11 md:mt-0 md:grid-cols-3 md:gap-y-0 scene-live:grid-cols-1">
            {items.map((item, index) => (
              <StepItem key={item.title} step={item} number={index + 1} current={step} />
            ))}
          </ol>
          <ButtonLink
            to={link.to}
            variant="secondary"
            className="mt-11 md:self-start scene:absolute scene:top-[calc(--spacing(19)+5svh)] scene:right-0 scene:mt-0"
          >
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
