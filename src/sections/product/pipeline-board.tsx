import { formatUsd, type Cents } from '../../shared/money'
import {
  EXAMPLE_COMPANY,
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEAL_CENTS,
} from '../../content/example-company'
import { ProductWindow } from './product-window'

interface Deal {
  readonly name: string
  readonly note: string
  /** Shown at the right: the time of arrival, or what the job is worth. */
  readonly at?: string
  readonly cents?: Cents
}

interface Lane {
  readonly name: string
  readonly deals: readonly Deal[]
}

/** An example week of an invented fence company; sums are counted from it. */
const OPEN_LANES: readonly Lane[] = [
  {
    name: 'New lead',
    deals: [
      { name: 'Carla Mendes', note: 'Google Ads', at: '8:41' },
      { name: 'Will Archer', note: 'Facebook form', at: '7:55' },
      { name: 'Nadia Rahman', note: 'Website chat', at: 'Mon' },
    ],
  },
  {
    name: 'Visit booked',
    deals: [
      { name: EXAMPLE_CUSTOMER, note: 'Thu 10:00', cents: EXAMPLE_DEAL_CENTS },
      { name: 'Ben Okafor', note: 'Fri 8:30', cents: 685_000 },
    ],
  },
  {
    name: 'Quote sent',
    deals: [
      { name: 'Elena Ruiz', note: 'Opened twice', cents: 1_460_000 },
      { name: 'The Hendersons', note: 'Call at 9:00', cents: 530_000 },
    ],
  },
]

const WON: Lane = {
  name: 'Won',
  deals: [
    { name: 'Oak Hollow HOA', note: 'Deposit paid', cents: 2_375_000 },
    { name: 'Sam Lindqvist', note: 'Review requested', cents: 815_000 },
  ],
}

const sumOf = ({ deals }: Lane): Cents => deals.reduce((sum, { cents = 0 }) => sum + cents, 0)

function cardGround(deal: Deal, lane: Lane): string {
  // The one deal that the drawing points at; the inbox beside it shows how it came in.
  if (deal.name === EXAMPLE_CUSTOMER) return 'border-wheat bg-wheat-tint'
  return lane === WON ? 'border-prairie-line bg-prairie-tint' : 'border-line bg-limestone'
}

function LaneColumn({ lane }: { readonly lane: Lane }) {
  return (
    <div className="border-l border-line px-3 pb-7 first:border-l-0">
      <p className="flex justify-between px-0.5 py-3 font-semibold">
        {lane.name} <span className="font-normal text-soil-3">{lane.deals.length}</span>
      </p>
      {lane.deals.map((deal) => (
        <div
          key={deal.name}
          className={`mb-2 rounded-control border px-3 py-2 ${cardGround(deal, lane)}`}
        >
          <p className="truncate font-semibold">{deal.name}</p>
          <p className="flex justify-between gap-2 text-drawing-small whitespace-nowrap text-soil-3">
            {deal.note}
            <span className="font-semibold text-soil">
              {deal.cents === undefined ? deal.at : formatUsd(deal.cents)}
            </span>
          </p>
        </div>
      ))}
    </div>
  )
}

/**
 * A sales pipeline in four columns with the month's sums below. Made for 720 px and more; the sums
 * stand right, so that another window may cover the lower left corner.
 */
export function PipelineBoard({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a pipeline board with nine deals in four stages, from new lead to won"
      tabs={['Pipeline', 'Inbox', 'Calendar', 'Reviews']}
      note={EXAMPLE_COMPANY}
      className={className}
    >
      <div className="grid grid-cols-4">
        {[...OPEN_LANES, WON].map((lane) => (
          <LaneColumn key={lane.name} lane={lane} />
        ))}
      </div>
      <div className="flex items-end justify-end gap-7 border-t border-line bg-limestone py-4 pr-4.5 pl-[44%]">
        <p className="text-soil-3">
          Open
          <span className="block figure-number text-h3 text-soil">
            {formatUsd(OPEN_LANES.reduce((sum, lane) => sum + sumOf(lane), 0))}
          </span>
        </p>
        <p className="text-soil-3">
          Won this month
          <span className="block figure-number text-h3 text-soil">{formatUsd(sumOf(WON))}</span>
        </p>
        <svg viewBox="0 0 180 48" fill="none" className="h-12 min-w-0 flex-1 text-prairie">
          <path
            d="M1 46C18 46 24 38 42 38S66 34 84 27s30-2 46-9 28-13 49-16"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </svg>
      </div>
    </ProductWindow>
  )
}
