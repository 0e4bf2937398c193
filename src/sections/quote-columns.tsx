import { allSamples } from '../content/claims'
import { sampleNotes } from '../content/standing-copy'
import type { ServiceTestimonial } from '../content/testimonials'
import { SampleNote } from './sample-note'
import { Section } from '../ui/section'
import { TitledSection } from './titled-section'

interface QuotesProps {
  readonly quotes: readonly ServiceTestimonial[]
  /** Whether samples show a first name and an initial instead of the kind of business. */
  readonly named?: boolean
}

/** Sample quotes: one quiet row with a line that says they are samples. */
function QuietQuotes({ quotes, named = false }: QuotesProps) {
  return (
    <Section className="py-8 md:py-10" contained>
      <SampleNote proofs={quotes} text={sampleNotes.quotes} className="text-soil-3" />
      <ul className="mt-3 grid gap-x-10 gap-y-4 text-small text-soil-3 lg:grid-cols-3">
        {quotes.map(({ id, quote, name, role }) => (
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
              <span className="block">{sampleNotes.quoteOf(role, named ? name : '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Three testimonials side by side. They get a heading once one of them is confirmed. */
export function QuoteColumns({ title, ...samples }: QuotesProps & { readonly title: string }) {
  const { quotes } = samples
  if (allSamples(quotes)) return <QuietQuotes {...samples} />
  return (
    <TitledSection title={title}>
      <div className="mt-content lg:grid lg:grid-cols-3 lg:gap-x-10">
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
    </TitledSection>
  )
}
