import { formatUsd } from '../../shared/money'
import { EXAMPLE_AD_SPEND_CENTS } from '../../content/example-company'
import { ProductWindow } from './product-window'

interface Week {
  readonly label: string
  readonly leads: number
  readonly booked: number
}

/** Four weeks of an invented spring campaign; the figures above the chart are counted from them. */
const WEEKS: readonly Week[] = [
  { label: 'Mar 2', leads: 7, booked: 2 },
  { label: 'Mar 9', leads: 9, booked: 4 },
  { label: 'Mar 16', leads: 12, booked: 7 },
  { label: 'Mar 23', leads: 14, booked: 8 },
]

const BARS_HEIGHT = 148
const LEAD_HEIGHT = 9

const total = (of: (week: Week) => number) => WEEKS.reduce((sum, week) => sum + of(week), 0)
const LEADS = total(({ leads }) => leads)
const BOOKED = total(({ booked }) => booked)

const FIGURES: readonly (readonly [name: string, value: string])[] = [
  ['Spent', formatUsd(EXAMPLE_AD_SPEND_CENTS)],
  ['Leads', String(LEADS)],
  ['Visits booked', String(BOOKED)],
  ['Per visit', formatUsd(EXAMPLE_AD_SPEND_CENTS / BOOKED)],
]

function Bars({ week: { label, leads, booked } }: { readonly week: Week }) {
  const [left, right] = [BARS_HEIGHT - leads * LEAD_HEIGHT, BARS_HEIGHT - booked * LEAD_HEIGHT]
  return (
    <div className="text-center text-drawing-small text-soil-3">
      <svg width={60} height={BARS_HEIGHT} className="mx-auto fill-soil">
        <path d={`M0 ${left}h28v${BARS_HEIGHT}h-28Z`} className="fill-prairie-line" />
        <path d={`M32 ${right}h28v${BARS_HEIGHT}h-28Z`} className="fill-prairie" />
        <text x={14} y={left - 6} textAnchor="middle">
          {leads}
        </text>
        <text x={46} y={right - 6} textAnchor="middle" className="font-semibold">
          {booked}
        </text>
      </svg>
      <p className="border-t border-line pt-1.5">{label}</p>
    </div>
  )
}

/** A campaign's four weeks: what was spent, the leads, and the visits booked. Made for 340 px and more. */
export function CampaignChart({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label={`Example: a four-week campaign with ${LEADS} leads and ${BOOKED} visits booked for ${formatUsd(EXAMPLE_AD_SPEND_CENTS)}, better each week`}
      tabs={['Campaign', 'Emails', 'Texts', 'Social']}
      note="March"
      className={className}
    >
      <div className="grid grid-cols-2 gap-y-3 border-b border-line px-4.5 py-4 md:grid-cols-4">
        {FIGURES.map(([name, value]) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
      <div className="px-4.5 pt-4 pb-4">
        <p className="flex items-center gap-1.5 text-drawing-small text-soil-3">
          <span className="size-2.5 bg-prairie-line" />
          <span className="mr-3">Leads</span>
          <span className="size-2.5 bg-prairie" />
          Visits booked
        </p>
        <div className="mt-3 grid max-w-78 grid-cols-4">
          {WEEKS.map((week) => (
            <Bars key={week.label} week={week} />
          ))}
        </div>
      </div>
    </ProductWindow>
  )
}
