import type { AdRun, socialMedia, WeekAd } from '../../content/services/social-media'
import { ProductWindow } from '../../sections/product/product-window'

type Week = typeof socialMedia.week

const STARTS = ['', 'col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5']
const SPANS = [
  '',
  'col-span-1',
  'col-span-2',
  'col-span-3',
  'col-span-4',
  'col-span-5',
  'col-span-6',
  'col-span-7',
]

function Run({
  run: { from, to, dailyCents, marked = false },
  perDay,
}: {
  readonly run: AdRun
  readonly perDay: Week['perDay']
}) {
  return (
    <span
      className={`truncate rounded-tag px-2 py-1.5 text-drawing-small font-semibold ${STARTS[from]} ${SPANS[to - from + 1]} ${marked ? 'bg-wheat' : 'bg-prairie-tint text-prairie-dark'}`}
    >
      {perDay(dailyCents)}
    </span>
  )
}

function Row({
  ad: { name, kind, runs, inquiries, result },
  week,
}: {
  readonly ad: WeekAd
  readonly week: Week
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-2 border-b border-line px-4.5 py-3.5 md:grid-cols-[11.5rem_1fr_2.5rem] md:items-center">
      <p className="font-semibold">
        {name}
        <span className="block text-drawing-small font-normal text-soil-3">{kind}</span>
      </p>
      <p className="text-right md:order-last">
        <span className="figure-number text-h3">{inquiries}</span>
        <span className="ml-1.5 text-soil-3 md:hidden">{week.asked}</span>
      </p>
      <div className="col-span-2 grid grid-cols-7 gap-1 md:col-span-1">
        {runs.map((run) => (
          <Run key={run.from} run={run} perDay={week.perDay} />
        ))}
        <span className="col-span-7 row-start-2 text-drawing-small text-soil-3">{result}</span>
      </div>
    </div>
  )
}

/** The board of one week: ads by day, money per day, and who asked. Made for 300 px and more. */
export function AdBoard({ week, className }: { readonly week: Week; readonly className: string }) {
  return (
    <ProductWindow
      label={week.label}
      title={week.window.title}
      note={week.window.note}
      className={className}
    >
      <div className="hidden grid-cols-[11.5rem_1fr_2.5rem] gap-x-5 border-b border-line px-4.5 py-2 text-drawing-small text-soil-3 md:grid">
        <span>{week.columns.ad}</span>
        <span className="grid grid-cols-7 gap-1">
          {week.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
        <span className="text-right">{week.columns.asked}</span>
      </div>
      {week.ads.map((ad) => (
        <Row key={ad.name} ad={ad} week={week} />
      ))}
      <div className="grid grid-cols-3 px-4.5 py-4">
        {week.totals.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name} <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}
