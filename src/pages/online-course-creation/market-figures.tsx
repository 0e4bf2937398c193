import { Section } from '../../ui/section'

interface MarketFiguresProps {
  readonly title: string
  readonly stats: readonly { readonly figure: string; readonly label: string }[]
}

/** Figures as a ledger on soil: the number large at the left, what it means on its baseline. */
export function MarketFigures({ title, stats }: MarketFiguresProps) {
  return (
    <Section ground="soil">
      <div className="container-page">
        <h2 className="max-w-[12em] text-h2" data-in-view="">
          {title}
        </h2>
        <dl className="mt-content border-b border-soil-line">
          {stats.map(({ figure, label }) => (
            <div
              key={figure}
              className="grid-page items-baseline gap-y-2 border-t border-soil-line py-5 md:py-7"
            >
              <dt className="order-last col-span-12 max-w-[34ch] text-lead text-on-dark md:col-span-6">
                {label}
              </dt>
              <dd className="col-span-12 figure-number text-display text-wheat md:col-span-6">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
