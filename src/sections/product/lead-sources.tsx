import { ProductWindow } from './product-window'

/** Where the leads of the example campaign came from; they add up to its total (campaign-chart.tsx). */
const SOURCES: readonly (readonly [name: string, leads: number])[] = [
  ['Google Ads', 17],
  ['Facebook and Instagram', 11],
  ['Website chat', 8],
  ['Referral link', 6],
]

const LEADS = SOURCES.reduce((sum, [, leads]) => sum + leads, 0)

/** New leads by source. Made for 280 px and more. */
export function LeadSources({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label={`Example: ${LEADS} new leads in a month, counted by where they came from`}
      title="New leads"
      note="March"
      className={className}
    >
      <div className="px-4.5 pt-4 pb-5">
        <p className="figure-number text-h2 leading-none">{LEADS}</p>
        {SOURCES.map(([name, leads]) => (
          <div key={name} className="mt-3">
            <p className="flex justify-between">
              {name} <span className="font-semibold">{leads}</span>
            </p>
            <svg
              viewBox={`0 0 ${LEADS / 2} 1`}
              className="mt-1 h-1.5 w-full"
              preserveAspectRatio="none"
            >
              <rect width={LEADS / 2} height={1} className="fill-limestone-2" />
              <rect width={leads} height={1} className="fill-prairie" />
            </svg>
          </div>
        ))}
      </div>
    </ProductWindow>
  )
}
