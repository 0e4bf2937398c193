import type { ServiceTestimonial } from '../content/testimonials'
import { Section } from '../ui/section'
import { ServiceQuotes } from './service-quotes'

/** A heading over three testimonials side by side. */
export function QuoteColumns({
  title,
  quotes,
}: {
  readonly title: string
  readonly quotes: readonly ServiceTestimonial[]
}) {
  return (
    <Section className="py-section">
      <div className="container-page">
        <h2 className="text-h2" data-in-view="">
          {title}
        </h2>
        <ServiceQuotes quotes={quotes} className="mt-content lg:grid lg:grid-cols-3 lg:gap-x-10" />
      </div>
    </Section>
  )
}
