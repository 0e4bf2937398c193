import joan from '../../assets/scenes/joan-face.svg?drawing'
import puppy from '../../assets/scenes/puppy.svg?drawing'
import signature from '../../assets/scenes/office-signature.svg?drawing'
import threadPhone from '../../assets/scenes/office-thread-phone.svg?drawing'
import thread from '../../assets/scenes/office-thread.svg?drawing'
import { livePhone, PHONE_SLOTS, type PhoneStep } from '../../content/product/live-phone'
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

function Portrait({ drawing }: { readonly drawing: DrawingSource }) {
  return <Drawing drawing={drawing} className="size-14 rounded-full border-[1.5px] border-soil" />
}

/** The content of each filled card. */
const drawings = (picked: string) => ({
  lead: (
    <span className="flex items-center gap-3 text-drawing leading-snug">
      <Portrait drawing={joan} />
      <span>
        <b className="block font-heading text-body leading-tight">{office.lead.title}</b>
        {office.lead.note}
      </span>
    </span>
  ),
  visit: (
    <span className="grid grid-cols-5 text-center text-drawing leading-11">
      {office.days.map((day) => (
        <span
          key={day}
          className={`border border-soil not-first:-ml-px ${picked.startsWith(day) ? 'bg-wheat font-semibold' : ''}`}
        >
          {day}
        </span>
      ))}
    </span>
  ),
  quote: (
    <span className="grid">
      <span className="figure-number text-h3 leading-none">{office.quote.title}</span>
      <Drawing
        drawing={signature}
        className="h-9 w-full border-b border-line-strong object-contain object-left"
      />
    </span>
  ),
  review: (
    <span className="flex items-center justify-between pl-6 text-h3 text-prairie">
      <span>
        <Printed sign={office.rating} />
      </span>
      <Portrait drawing={puppy} />
    </span>
  ),
})

/** The company's side of the demo: four cards on one thread. */
export function OfficeBoard({ state: { step, slot } }: { readonly state: PhoneState }) {
  const filled = FILLED[step]
  const picked = slot ?? PHONE_SLOTS[0]
  return (
    <div className="min-w-44 flex-1">
      <p className="pb-4 text-small leading-7 font-semibold">{office.title}</p>
      <div className="relative">
        <div
          className={`pointer-events-none absolute -left-10 z-1 overflow-hidden ${THREAD_HEIGHTS[filled] ?? ''}`}
        >
          <ResponsiveDrawing wide={thread} phone={threadPhone} className="max-w-none" />
        </div>
        <ol className="grid auto-rows-[7.5rem] grid-cols-1 gap-3">
          {office.lanes.map(({ id, name, waitsFor, at }, card) => (
            <li
              key={id}
              className={`grid grid-cols-1 content-between rounded-toast border-[1.5px] px-4 py-3 ${card < filled ? 'border-soil bg-white' : 'border-line-strong text-soil-2'}`}
            >
              <p className="flex justify-between text-drawing text-soil-3">
                <span>{name}</span>
                {card < filled && <span key={picked}>{at ?? picked}</span>}
              </p>
              {card < filled ? drawings(picked)[id] : <p>{waitsFor}</p>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
