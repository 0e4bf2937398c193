import {
  assistantCall,
  campaignChart,
  contactRecord,
  reviewRequest,
} from '../../content/product/platform-features'
import { ProductWindow } from './product-window'

// What is beside the platform's features.

const CELL = 'min-h-9 truncate border-t border-l border-line px-2 py-2 first:border-l-0'

/** The working week in which the visit is booked; phones have no room for it. */
function Calendar() {
  const { days, hours, marked } = contactRecord.calendar
  return (
    <div className="hidden grid-cols-[3.25rem_repeat(5,minmax(0,1fr))] text-drawing-small md:grid">
      <span className="border-t border-line" />
      {days.map((day) => (
        <span key={day} className={`${CELL} font-semibold`}>
          {day}
        </span>
      ))}
      {hours.map(({ time, visits }) => (
        <div key={time} className="contents">
          <span className={`${CELL} text-right text-soil-3`}>{time}</span>
          {visits.map((name, day) => (
            <span
              key={days[day]}
              className={`${CELL} font-semibold ${name === marked ? 'bg-wheat' : 'not-empty:bg-prairie-tint'}`}
            >
              {name}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** One customer's page: facts, activity and the week in which the visit is booked. */
export function ContactRecord() {
  const { window, initials, name, town, facts, activityTitle, activity } = contactRecord
  return (
    <ProductWindow {...window}>
      <div className="grid md:grid-cols-[1fr_1.15fr]">
        <div className="border-b border-line p-5 md:border-r md:border-b-0">
          <p className="flex items-center gap-3 text-soil-3">
            <span className="grid size-11 place-items-center rounded-full bg-prairie font-heading text-body text-white">
              {initials}
            </span>
            <span>
              <span className="block font-heading text-lead leading-tight text-soil">{name}</span>
              {town}
            </span>
          </p>
          {/* Phones have room for what happened, not for what the record holds, too. */}
          <div className="mt-4 hidden gap-2 md:grid">
            {facts.map((fact) => (
              <p key={fact.name} className="flex justify-between gap-3">
                <span className="text-soil-3">{fact.name}</span>
                <span className="font-medium">{fact.value}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="p-5">
          <p className="mb-2 font-semibold">{activityTitle}</p>
          <div className="ml-1 border-l border-prairie-line pl-4">
            {activity.map(({ what, at }) => (
              <p
                key={what}
                className="relative flex items-baseline gap-2.5 py-2 max-md:last:hidden"
              >
                <span className="absolute top-3 -left-5 size-2 rounded-full bg-prairie" />
                {what}
                <span className="ml-auto text-drawing-small whitespace-nowrap text-soil-3">
                  {at}
                </span>
              </p>
            ))}
          </div>
        </div>
      </div>
      <Calendar />
    </ProductWindow>
  )
}

const BARS_HEIGHT = 148
const LEAD_HEIGHT = 9

/** A campaign's four weeks: what was spent, the leads, and the visits booked. Made for 340 px and more. */
export function CampaignChart({ className }: { readonly className?: string }) {
  const { window, figures, legend, weeks } = campaignChart
  return (
    <ProductWindow {...window} className={className}>
      <div className="grid grid-cols-2 gap-y-3 border-b border-line px-4.5 py-4 md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
      <div className="px-4.5 pt-4 pb-4">
        <p className="flex items-center gap-1.5 text-drawing-small text-soil-3">
          <span className="size-2.5 bg-prairie-line" />
          <span className="mr-3">{legend.leads}</span>
          <span className="size-2.5 bg-prairie" />
          {legend.booked}
        </p>
        <div className="mt-3 grid max-w-78 grid-cols-4">
          {weeks.map(({ label, leads, booked }) => {
            const left = BARS_HEIGHT - leads * LEAD_HEIGHT
            const right = BARS_HEIGHT - booked * LEAD_HEIGHT
            return (
              <div key={label} className="text-center text-drawing-small text-soil-3">
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
          })}
        </div>
      </div>
    </ProductWindow>
  )
}

/** A review request by text and the review that came of it. Made for 260 to 360 px. */
export function ReviewRequest({ className }: { readonly className: string }) {
  const { window, done, request, opened, review } = reviewRequest
  return (
    <ProductWindow {...window} className={className}>
      <div className="grid gap-3 px-4.5 py-5">
        <p className="flex justify-between text-drawing-small text-soil-3">
          {done.name} <span>{done.at}</span>
        </p>
        <p className="ml-10 rounded-panel rounded-br-[3px] bg-prairie px-3 py-2 text-white">
          {request}
        </p>
        <p className="flex justify-between text-drawing-small text-soil-3">
          {opened.name} <span>{opened.at}</span>
        </p>
        <div className="rounded-control border border-line bg-limestone px-3 py-2.5">
          <p className="flex items-baseline justify-between font-semibold">
            {review.who} <span className="tracking-[.15em] text-prairie">{review.stars}</span>
          </p>
          <p className="mt-1 text-soil-2">{review.text}</p>
        </div>
      </div>
    </ProductWindow>
  )
}

/** Heights of the call's waveform in pixels, one bar for each second and a half. */
const WAVE = [
  6, 14, 22, 10, 18, 26, 12, 8, 20, 28, 16, 9, 24, 18, 7, 13, 26, 21, 10, 17, 23, 12, 6, 15,
]

/** An evening call taken by the assistant: waveform, words and what came of it. Made for 280 px and more. */
export function AssistantCall({ className }: { readonly className: string }) {
  const { window, words, outcome } = assistantCall
  const bars = WAVE.map((height, index) => `M${index * 7 + 3} ${14 - height / 2}v${height}`)
  return (
    <ProductWindow {...window} className={className}>
      <div className="grid gap-3.5 px-4.5 py-5">
        <svg viewBox="0 0 168 28" className="h-7 w-full text-prairie" preserveAspectRatio="none">
          <path d={bars.join('')} stroke="currentColor" strokeWidth={3} />
        </svg>
        {words.map(({ who, said }) => (
          <p key={said} className="grid grid-cols-[3.5rem_1fr]">
            <span className="text-soil-3">{who}</span>
            {said}
          </p>
        ))}
        <p className="flex justify-between rounded-control bg-wheat-tint px-3 py-2 font-semibold">
          {outcome.name} <span>{outcome.at}</span>
        </p>
      </div>
    </ProductWindow>
  )
}
