import type { ServiceTestimonial } from '../content/testimonials'

/** Three short quotes under hairlines, each with the first letter of a first name. */
export function ServiceQuotes({
  quotes,
  className = '',
}: {
  readonly quotes: readonly ServiceTestimonial[]
  readonly className?: string
}) {
  return (
    <div className={className}>
      {quotes.map(({ quote, name, role, avatarLetter }) => (
        <figure
          key={quote}
          className="grid grid-cols-[2.75rem_1fr] content-start gap-x-4 border-t border-line py-5 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="row-span-2 grid size-11 place-items-center rounded-full bg-prairie-tint font-heading text-lead text-prairie-dark"
          >
            {avatarLetter}
          </span>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className="mt-1 text-small text-soil-3">
            {name}, {role}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
