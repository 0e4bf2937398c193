import type { MarketStatistic } from '../../content/services/online-course-creation'
import { ExternalLink } from '../../ui/external-link'
import { Section } from '../../ui/section'

interface MarketFiguresProps {
  readonly title: string
  readonly stats: readonly MarketStatistic[]
}

/** Public statistics as a ledger on soil: the number large, what it measures, and its source. */
export function MarketFigures({ title, stats }: MarketFiguresProps) {
  return (
    <Section ground="soil">
      <div className="container-page">
        <h2 className="max-w-[12em] text-h2" data-in-view="">
          {title}
        </h2>
        <dl className="mt-content border-b border-soil-line">
          {stats.map(({ figure, label, source }) => (
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
              <dd className="order-last col-span-12 text-small text-on-dark-quiet md:col-span-6 md:col-start-7">
                <ExternalLink
                  href={source.url}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-limestone"
                >
                  {source.name}
                </ExternalLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
