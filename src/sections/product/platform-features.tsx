import { campaignChart, contactRecord } from '../../content/product/platform-features'
import joan from '../../assets/scenes/joan-face.svg'
import { ProductWindow } from './product-window'

// What is beside the platform's features.

/** One customer's page: what happened, and the week in which the visit is booked. */
export function ContactRecord() {
  const { window, name, job, activity, calendar } = contactRecord
  return (
    <ProductWindow {...window}>
      <div className="flex items-center gap-4 p-5 text-hint text-soil-3">
        <img
          src={joan}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="rounded-full border-[1.5px] border-soil"
        />
        <p>
          <b className="block font-heading text-h3 text-soil">{name}</b>
          {job}
        </p>
      </div>
      <div className="mx-5 border-l-[1.5px] border-prairie pb-4 pl-4 text-hint">
        {activity.map(({ what, at }) => (
          <p
            key={what}
            className="relative flex justify-between gap-3 py-1.5 before:absolute before:top-3.5 before:-left-5 before:size-2 before:rounded-full before:bg-prairie"
          >
            {what}
            <span className="whitespace-nowrap text-soil-3">{at}</span>
          </p>
        ))}
      </div>
      {/* Phones have no room for the week. */}
      <div className="hidden grid-cols-[3.5rem_repeat(5,1fr)] border-t border-line text-hint md:grid">
        {calendar.cells.map((cell, index) => (
          <span
            // The cells never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`min-h-9 truncate border-line px-2 py-2 not-nth-[6n]:border-r nth-[n+7]:border-t ${cell === calendar.marked ? 'bg-wheat font-semibold' : ''}`}
          >
            {cell}
          </span>
        ))}
      </div>
    </ProductWindow>
  )
}

/** How high a bar is for each lead. */
const BAR = 9

/** A campaign's four weeks: what was spent, the leads, and the visits booked. Made for 300 px and more. */
export function CampaignChart() {
  const { window, figures, legend, weeks } = campaignChart
  return (
    <ProductWindow {...window}>
      <div className="grid grid-cols-2 gap-y-3 border-b border-line p-5 text-hint md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
      <div className="p-5 text-hint text-soil-3">
        <p className="flex items-center gap-2">
          <span className="size-2.5 bg-prairie-line" />
          {legend.leads}
          <span className="ml-3 size-2.5 bg-prairie" />
          {legend.booked}
        </p>
        <div className="mt-3 grid grid-cols-4">
          {weeks.map(({ label, leads, booked }) => (
            <div key={label} className="text-center">
              <svg viewBox="0 0 60 160" className="mx-auto w-15 fill-soil" textAnchor="middle">
                <path d={`M0 ${160 - leads * BAR}h28v160H0Z`} className="fill-prairie-line" />
                <path d={`M32 ${160 - booked * BAR}h28v160H32Z`} className="fill-prairie" />
                <text x={14} y={154 - leads * BAR}>
                  {leads}
                </text>
                <text x={46} y={154 - booked * BAR}>
                  {booked}
                </text>
              </svg>
              <p className="border-t border-line pt-1.5">{label}</p>
            </div>
          ))}
        </div>
      </div>
    </ProductWindow>
  )
}
