import { sampleNotes } from '../content/standing-copy'
import type { ServiceTestimonial } from '../content/testimonials'
import { SampleNote } from './sample-note'
import { TitledSection } from './titled-section'

/** Short quotes under hairlines, and the line that says that some are samples. */
export function ServiceQuotes({
  quotes,
  className = '',
}: {
  readonly quotes: readonly ServiceTestimonial[]
  readonly className?: string
}) {
  return (
    <div className={className}>
      {quotes.map(({ quote, name, role }) => (
        <figure key={quote} className="border-t border-line py-5">
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className="mt-2 border-l-3 border-prairie-line pl-3 text-small text-soil-3">
            {name}, {role}
          </figcaption>
        </figure>
      ))}
      <SampleNote
        proofs={quotes}
        text={sampleNotes.quotes}
        className="col-span-full border-t border-line pt-4 text-soil-3"
      />
    </div>
  )
}

/** A heading over three testimonials side by side. */
export function QuoteColumns({
  title,
  quotes,
}: {
  readonly title: string
  readonly quotes: readonly ServiceTestimonial[]
}) {
  return (
    <TitledSection title={title}>
      <ServiceQuotes quotes={quotes} className="mt-content lg:grid lg:grid-cols-3 lg:gap-x-10" />
    </TitledSection>
  )
}
