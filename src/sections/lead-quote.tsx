import type { ServiceTestimonial } from '../content/testimonials'
import { ServiceQuotes } from './service-quotes'

/** Three testimonials of which the first is set large, and the other two beside it. */
export function LeadQuote({
  title,
  quotes: [lead, ...others],
}: {
  readonly title: string
  readonly quotes: readonly [ServiceTestimonial, ...ServiceTestimonial[]]
}) {
  return (
    <div className="container-page grid-page gap-y-9">
      <h2 className="col-span-12 text-h3 text-soil-3">{title}</h2>
      <figure className="col-span-12 lg:col-span-7" data-in-view="">
        <blockquote className="font-heading text-h2 text-balance">
          <p>{lead.quote}</p>
        </blockquote>
        <figcaption className="mt-6 border-l-3 border-wheat pl-4 text-soil-3">
          {lead.name}, {lead.role}
        </figcaption>
      </figure>
      <ServiceQuotes
        quotes={others}
        className="col-span-12 self-end lg:col-span-4 lg:col-start-9"
      />
    </div>
  )
}
