import type { ReactNode } from 'react'
import joan from '../../assets/scenes/joan-face.svg?drawing'
import puppy from '../../assets/scenes/puppy.svg?drawing'
import signature from '../../assets/scenes/office-signature.svg?drawing'
import { livePhone, type PhoneStep } from '../../content/product/live-phone'
import { Drawing, type DrawingSource } from '../../ui/drawing'
import { SpokenSymbol } from '../../ui/spoken-symbol'
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

const portrait = (drawing: DrawingSource) => (
  <Drawing
    drawing={drawing}
    className="size-[44px] rounded-full border-[1.5px] border-soil md:size-[56px] lg:max-xl:size-[44px]"
  />
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
    <p className="grid grid-cols-5 text-center leading-9 md:leading-11">
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
    <div className="flex items-end gap-3 md:block">
      <p className="figure-number text-h3 leading-none">{office.quote.title}</p>
      <Drawing
        drawing={signature}
        className="h-9 w-full min-w-0 border-b border-line-strong object-contain object-left"
      />
    </div>
  ),
  review: () => (
    <div className="flex items-center justify-between text-h3 text-prairie">
      <p>
        <SpokenSymbol {...office.rating} />
      </p>
      {portrait(puppy)}
    </div>
  ),
}

/** The company's side of the demo: four cards on one thread; on phones one card with four rows. */
export function OfficeBoard({ step, slot }: PhoneState) {
  const filled = FILLED[step]
  return (
    <div className="min-w-44 flex-1">
      <p className="pb-4 text-small leading-7 font-semibold">{office.title}</p>
      <ol className="grid auto-rows-fr grid-cols-1 border-soil text-drawing max-md:rounded-toast max-md:border-[1.5px] max-md:bg-white md:auto-rows-[7.5rem] md:gap-3">
        {office.lanes.map(({ id, name, waitsFor, at = slot }, card) => (
          <li
            key={id}
            className={`relative flex min-h-18 flex-wrap items-center gap-x-3 px-3.5 py-1.5 not-last:border-b md:flex-col md:flex-nowrap md:items-stretch md:justify-between md:rounded-toast md:border-[1.5px]! md:px-5 md:py-3 ${card < filled ? 'border-line md:border-soil md:bg-white' : 'border-line-strong text-soil-2'}`}
          >
            <p className="flex justify-between text-soil-3 max-md:w-22 max-md:flex-col max-md:leading-tight">
              <span>{name}</span>
              {card < filled && <span key={at}>{at}</span>}
            </p>
            <div className="min-w-0 max-md:grow max-md:basis-36">
              {card < filled ? DRAWINGS[id](slot) : <p className="text-body">{waitsFor}</p>}
            </div>
            {card < filled && (
              <>
                {/* The thread comes from the phone beside the first card, or from the card above. */}
                <span
                  className={`absolute bottom-1/2 min-h-[3px] bg-wheat ${card === 0 ? 'right-full w-6 max-md:hidden unfolded:hidden' : '-left-px h-full w-[3px] md:h-33'}`}
                />
                <span className="absolute top-1/2 -left-1.25 -mt-1.5 size-2.5 rounded-full bg-wheat" />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
