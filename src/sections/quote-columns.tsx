import type { ServiceTestimonial } from '../content/testimonials'
import { ServiceQuotes } from './service-quotes'
import { TitledSection } from './titled-section'

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
