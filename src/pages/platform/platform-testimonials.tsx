import { useRef, useState } from 'react'
import { useRotation } from '../../browser/use-rotation'
import { platformTestimonialCarousel as text } from '../../content/pages/platform'
import { platformTestimonials as testimonials } from '../../content/testimonials'
import { SampleNote } from '../../sections/sample-note'
import { PauseButton } from '../../ui/pause-button'

/** How long each testimonial is shown. */
export const TESTIMONIAL_ROTATION_MS = 5_000

/**
 * Testimonials that follow each other, wrap at the end, and can be chosen by their dots. All of them lie in one grid cell, as high as the longest, so that nothing below moves;
 * without a script they stand one below the other. While they rotate nothing is announced.
 */
export function PlatformTestimonials() {
  const [index, setIndex] = useState(0)
  const box = useRef<HTMLElement>(null)
  const { playing, toggle, restart } = useRotation(box, TESTIMONIAL_ROTATION_MS, () => {
    setIndex((shown) => (shown + 1) % testimonials.length)
  })

  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={text.label}
      className="container-page grid-page gap-y-8"
    >
      <div className="col-span-12 lg:col-span-3">
        <h2 className="text-h3">{text.title}</h2>
        <SampleNote
          proofs={testimonials}
          text={text.sampleNote}
          className="mt-2 max-w-[26ch] text-on-dark-quiet"
        />
      </div>
      <div className="col-span-12 lg:col-span-9">
        <div aria-live={playing ? 'off' : 'polite'} className="grid noscript:gap-y-14">
          {testimonials.map(({ id, businessType, content, rating }, position) => (
            <figure
              key={id}
              aria-roledescription="slide"
              aria-label={text.slideLabel(position + 1, testimonials.length)}
              data-shown={position === index}
              className="col-start-1 row-start-1 transition-opacity duration-enter data-[shown=false]:invisible data-[shown=false]:opacity-0 noscript:row-auto noscript:data-[shown=false]:visible noscript:data-[shown=false]:opacity-100"
            >
              <blockquote className="font-heading text-[clamp(1.5rem,1rem+2.1vw,2.75rem)] leading-[1.14] tracking-[-.02em]">
                <p>{content}</p>
              </blockquote>
              <figcaption className="mt-6 flex flex-wrap items-baseline gap-x-5 md:mt-8">
                <span className="font-semibold">{businessType}</span>
                <span className="text-on-dark-quiet">
                  <span aria-hidden="true" className="mr-2 tracking-[.2em] text-wheat">
                    {'★'.repeat(rating)}
                  </span>
                  {text.ratingInWords(rating)}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-x-2 gap-y-3 md:mt-9 md:gap-x-6 noscript:hidden">
          <PauseButton playing={playing} subject={text.subject} onToggle={toggle} />
          <div className="-mx-3 flex">
            {testimonials.map(({ id, businessType }, position) => (
              <button
                key={id}
                type="button"
                aria-label={text.dotLabel(position + 1, testimonials.length, businessType)}
                aria-current={position === index}
                onClick={() => {
                  setIndex(position)
                  restart()
                }}
                className="group inline-flex size-11 cursor-pointer items-center justify-center"
              >
                <span className="size-3 rounded-full border-[1.5px] border-on-dark-quiet transition-colors group-hover:bg-on-dark-quiet group-aria-current:border-wheat group-aria-current:bg-wheat" />
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
