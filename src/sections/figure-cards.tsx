import { ExternalLink } from '../ui/external-link'

interface FigureCard {
  readonly figure: string
  readonly label: string
  readonly source?: { readonly name: string; readonly url: string }
}

/** Statistics under one rule, each with a link to its source. */
export function FigureCards({
  cards,
  className,
}: {
  readonly cards: readonly FigureCard[]
  readonly className: string
}) {
  return (
    <dl className={`mt-content grid gap-y-6 ${className}`}>
      {cards.map(({ figure, label, source }) => (
        <div key={figure} className="flex flex-col border-t-[1.5px] border-soil pt-5 pr-6">
          <dt className="order-1 mt-3 text-lead text-balance">{label}</dt>
          <dd className="figure-number text-display text-prairie">{figure}</dd>
          {source && (
            <dd className="order-2 mt-auto pt-3">
              <ExternalLink
                href={source.url}
                className="inline-flex min-h-11 items-center text-small text-soil-3 underline underline-offset-4 hover:text-soil"
              >
                {source.name}
              </ExternalLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
