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
  /** Whether samples show a first name and an initial instead of the kind of business. */
  readonly named?: boolean
}) {
  const areSamples = allSamples(quotes)
  return (
    <Section className="py-8 md:py-10" contained>
      {!areSamples && <h2 className="mb-6 text-h2">{servicePages.quotesTitle}</h2>}
      <SampleNote proofs={quotes} text={sampleNotes.quotes} className="text-soil-3" />
      <ul
        className={`mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-3 ${areSamples ? 'text-small text-soil-3' : ''}`}
      >
        {quotes.map(({ id, status, quote, name, role }) => (
          <li key={id} className="flex gap-3 border-t border-line pt-3">
            {named && (
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-limestone-2 font-semibold"
              >
                {name.charAt(0)}
              </span>
            )}
            <span>
              “{quote}”{' '}
              <span className="block">
                {status === 'sample'
                  ? sampleNotes.quoteOf(role, named ? name : '')
                  : `${name}, ${role}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
