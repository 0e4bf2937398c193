import { useRef, useState } from 'react'
import { useRotation } from '../../browser/use-rotation'
import { allSamples } from '../../content/claims'
import { platformTestimonialCarousel as text } from '../../content/pages/platform/testimonials'
import { platformTestimonials as testimonials } from '../../content/testimonials'
import { SampleNote } from '../../sections/sample-note'
import { PauseButton } from '../../ui/pause-button'
import { Section } from '../../ui/section'
import { SpokenSymbol } from '../../ui/spoken-symbol'

/** How long each testimonial is shown. */
export const TESTIMONIAL_ROTATION_MS = 5_000

/**
 * Rotating testimonials in one grid cell, as high as the longest, so that nothing below moves; without a script they are
 * stacked. One stands alone. While they rotate, nothing is announced. They rest under the pointer and the focus, and stop when the visitor
 * selects one. Sample quotes are small, without a heading or stars; confirmed ones have a dark band.
 */
export function PlatformTestimonials() {
  const isQuiet = allSamples(testimonials)
  const [index, setIndex] = useState(0)
  const box = useRef<HTMLElement>(null)
  const { playing, rotating, toggle, pause } = useRotation(box, TESTIMONIAL_ROTATION_MS, () =>
    setIndex((shown) => (shown + 1) % testimonials.length),
  )
  if (testimonials.length === 0) return undefined

  return (
    <Section background={isQuiet ? 'limestone' : 'soil'} className="py-14 md:py-24" contained>
      <section
        ref={box}
        aria-roledescription="carousel"
        aria-label={text.label}
        className={`flex flex-col ${isQuiet ? 'border-t-[1.5px] border-soil pt-6 lg:grid lg:grid-cols-[2fr_1fr] lg:gap-x-16' : ''}`}
      >
        {!isQuiet && <h2 className="mb-6 text-h3">{text.title}</h2>}
        <div
          hidden={testimonials.length === 1}
          className={`order-1 mt-4 flex flex-wrap items-center md:gap-x-6 unfolded:hidden ${isQuiet ? 'lg:mt-0 lg:self-start' : ''}`}
        >
          <div className="-ml-4 flex">
            {testimonials.map(({ id, businessType }, position) => (
              <button
                key={id}
                type="button"
                aria-label={text.dotLabel(position + 1, testimonials.length, businessType)}
                aria-current={position === index}
                onClick={() => {
                  setIndex(position)
                  pause()
                }}
                className={`group inline-flex size-11 cursor-pointer items-center justify-center ${isQuiet ? 'text-prairie' : 'text-wheat'}`}
              >
                <span className="size-3 rounded-full border-[1.5px] border-current group-hover:bg-line-strong group-aria-current:bg-current" />
              </button>
            ))}
          </div>
          <PauseButton playing={playing} subject={text.subject} onToggle={toggle} />
        </div>
        <div aria-live={rotating ? 'off' : 'polite'} className="grid unfolded:gap-y-6">
          {testimonials.map(({ id, businessType, content }, position) => (
            <figure
              key={id}
              aria-roledescription="slide"
              aria-label={text.slideLabel(position + 1, testimonials.length)}
              data-shown={position === index}
              className="col-start-1 row-start-1 transition-opacity duration-enter data-[shown=false]:invisible data-[shown=false]:opacity-0 unfolded:row-auto unfolded:data-[shown=false]:visible unfolded:data-[shown=false]:opacity-100"
            >
              <blockquote
                className={
                  isQuiet ? 'text-lead lg:text-[1.75rem] lg:leading-snug' : 'font-heading text-h2'
                }
              >
                <p>“{content}”</p>
              </blockquote>
              <figcaption className="mt-2 flex flex-wrap items-baseline gap-x-5">
                <span className={isQuiet ? 'text-soil-3' : 'font-semibold'}>{businessType}</span>
                {!isQuiet && (
                  <span className="text-wheat">
                    <SpokenSymbol {...text.rating} />
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
        </div>
        <SampleNote
          proofs={testimonials}
          text={text.sampleNote}
          className={`order-2 mt-3 ${isQuiet ? 'text-soil-3' : 'text-on-dark-quiet'}`}
        />
      </section>
    </Section>
  )
}
