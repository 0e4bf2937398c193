import { allSamples } from '../content/claims'
import { servicePages } from '../content/services/service-pages'
import { sampleNotes } from '../content/standing-copy'
import type { ServiceTestimonial } from '../content/testimonials'
import { Section } from '../ui/section'
import { SampleNote } from './sample-note'

/** Three testimonials side by side. While all are samples they are small, under a line that says so, without a heading. */
export function QuoteColumns({
  quotes,
  named = false,
}: {
  readonly quotes: readonly ServiceTestimonial[]
  /** Whether samples show a first name before the kind of business, and its initial in a circle. */
  readonly named?: boolean
}) {
  const areSamples = allSamples(quotes)
  return (
    <Section className="py-16 md:py-24" contained>
      {!areSamples && <h2 className="mb-content text-h2">{servicePages.quotesTitle}</h2>}
      <ul className="grid gap-x-6 gap-y-7 lg:grid-cols-3">
        {quotes.map(({ id, status, quote, name, role }) => (
          <li key={id} className="border-t-[1.5px] border-soil pt-4">
            <p className="text-lead">“{quote}”</p>
            <p className="mt-2 flex items-center gap-3 text-small text-soil-3">
              {named && (
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-limestone-2 font-semibold"
                >
                  {name.charAt(0)}
                </span>
              )}
              {status === 'sample' && !named ? role : `${name}, ${role}`}
            </p>
          </li>
        ))}
      </ul>
      <SampleNote proofs={quotes} text={sampleNotes.quotes} className="mt-7 text-soil-3" />
    </Section>
  )
}
