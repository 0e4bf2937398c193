import { livePhone, PHONE_STEPS } from '../../content/product/live-phone'
import { CheckIcon } from '../../ui/icons'
import type { PhoneState } from './phone-reducer'

const { office } = livePhone

/** The lane of the customer's card by step: before the text there is none, and Friday fills the last. */
const LANE_OF_STEP = { idle: -1, ringing: -1, texted: 0, booked: 1, friday: 3 } as const

/** What is on the customer's card. */
function cardNote({ step, slot }: PhoneState): string {
  if (step === 'friday') return office.deal
  return slot ?? office.missed
}

/** The company's side of the demo: the customer's card moves, the calendar fills, the reminder waits. */
export function OfficeBoard({ state }: { readonly state: PhoneState }) {
  const { step, slot } = state
  const laneOfCard = LANE_OF_STEP[step]
  const isBooked = PHONE_STEPS.indexOf(step) >= PHONE_STEPS.indexOf('booked')
  const reminder = step === 'friday' ? office.reminder.sent : office.reminder.waiting
  return (
    <div className="max-w-90 min-w-56 flex-1 text-drawing md:pt-6">
      <p className="text-small font-semibold">{office.title}</p>
      <ol className="mt-3 border-t-[1.5px] border-soil">
        {office.lanes.map((lane, index) => (
          <li key={lane} className="flex min-h-17 items-center gap-3 border-b border-line py-1.5">
            <span className="w-20 shrink-0 text-soil-3">{lane}</span>
            {index > laneOfCard && (
              <span className="flex h-10 grow items-center rounded-control border border-dashed border-line-strong px-3 text-drawing-small text-soil-3">
                {office.empty[index]}
              </span>
            )}
            {index < laneOfCard && <CheckIcon className="h-3 w-4 shrink-0 text-prairie" />}
            {index === laneOfCard && (
              <span className="grow rounded-control border border-wheat bg-wheat-tint px-3 py-1.5">
                <b className="block font-semibold">{office.customer}</b>
                <span key={cardNote(state)} className="text-drawing-small text-soil-3">
                  {cardNote(state)}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-3 min-h-32">
        {isBooked && (
          <p>
            <b key={slot} className="font-semibold">
              {slot}
            </b>{' '}
            <span>{office.visit}</span>
            <span key={reminder} className="block text-soil-3">
              {reminder}
            </span>
          </p>
        )}
        {step === 'friday' && (
          <p className="mt-2 font-heading text-lead leading-tight font-semibold text-balance">
            {office.result}
          </p>
        )}
      </div>
    </div>
  )
}
