import type { ReactNode } from 'react'
import joan from '../../assets/scenes/joan-face.svg?drawing'
import puppy from '../../assets/scenes/puppy.svg?drawing'
import signature from '../../assets/scenes/office-signature.svg?drawing'
import threadPhone from '../../assets/scenes/office-thread-phone.svg?drawing'
import thread from '../../assets/scenes/office-thread.svg?drawing'
import { livePhone, type PhoneStep } from '../../content/product/live-phone'
import { Drawing, ResponsiveDrawing, type DrawingSource } from '../../ui/drawing'
import { Printed } from '../../ui/printed'
import type { PhoneState } from './live-phone'

const { office } = livePhone

/** Number of filled cards. They show the finished week until the visitor calls, then fill one by one. */
const FILLED: Readonly<Record<PhoneStep, number>> = {
  idle: 4,
  ringing: 0,
  texted: 1,
  booked: 2,
  friday: 4,
}

/** Length of the thread, by number of filled cards. */
const THREAD_HEIGHTS = ['h-0', 'h-26', 'h-61', 'h-95', 'h-full'] as const

const portrait = (drawing: DrawingSource) => (
  <Drawing drawing={drawing} className="size-[56px] rounded-full border-[1.5px] border-soil" />
)

/** The content of each filled card. The second one marks the day of the picked time. */
const DRAWINGS: Readonly<
  Record<(typeof office.lanes)[number]['id'], (picked: string) => ReactNode>
> = {
  lead: () => (
    <div className="flex items-center gap-3 leading-snug">
      {portrait(joan)}
      <p>
        <b className="block font-heading text-body leading-tight">{office.lead.title}</b>
        {office.lead.note}
      </p>
    </div>
  ),
  visit: (picked) => (
    <p className="grid grid-cols-5 text-center leading-11">
      {office.days.map((day) => (
        <span
          key={day}
          className={`border border-soil not-first:-ml-px ${picked.startsWith(day) ? 'bg-wheat font-semibold' : ''}`}
        >
          {day}
        </span>
      ))}
    </p>
  ),
  quote: () => (
    <div>
      <p className="figure-number text-h3 leading-none">{office.quote.title}</p>
      <Drawing
        drawing={signature}
        className="h-9 w-full border-b border-line-strong object-contain object-left"
      />
    </div>
  ),
  review: () => (
    <div className="flex items-center justify-between pl-6 text-h3 text-prairie">
      <p>
        <Printed sign={office.rating} />
      </p>
      {portrait(puppy)}
    </div>
  ),
}

/** The company's side of the demo: four cards on one thread. */
export function OfficeBoard({ step, slot }: PhoneState) {
  const filled = FILLED[step]
  return (
    <div className="min-w-44 flex-1">
      <p className="pb-4 text-small leading-7 font-semibold">{office.title}</p>
      <div className="relative max-md:ml-5">
        <div
          className={`pointer-events-none absolute -left-10 z-1 overflow-hidden ${THREAD_HEIGHTS[filled] ?? ''}`}
        >
          <ResponsiveDrawing wide={thread} phone={threadPhone} className="max-w-none" />
        </div>
        <ol className="grid auto-rows-[7.5rem] grid-cols-1 gap-3 text-drawing">
          {office.lanes.map(({ id, name, waitsFor, at = slot }, card) => (
            <li
              key={id}
              className={`grid grid-cols-1 content-between rounded-toast border-[1.5px] px-4 py-3 ${card < filled ? 'border-soil bg-white' : 'border-line-strong text-soil-2'}`}
            >
              <p className="flex justify-between text-soil-3">
                <span>{name}</span>
                {card < filled && <span key={at}>{at}</span>}
              </p>
              {card < filled ? DRAWINGS[id](slot) : <p className="text-body">{waitsFor}</p>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
