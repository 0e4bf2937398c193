import { livePhone, PHONE_STEPS } from '../../content/product/live-phone'
import { CheckIcon } from '../../ui/icons'
import type { PhoneState } from './live-phone'

const { office } = livePhone

/** What is in the lanes so far, the first lane first. */
function laneRecords({ step, slot }: PhoneState) {
  const has = (reached: PhoneState['step']) =>
    PHONE_STEPS.indexOf(step) >= PHONE_STEPS.indexOf(reached)
  const isFriday = has('friday')
  const note = isFriday ? office.reminder.sent : office.reminder.waiting
  return [
    has('texted') && office.lead,
    has('booked') && { title: slot, note },
    isFriday && office.quote,
    isFriday && office.result,
  ]
}

/** The company's side of the demo: a line runs from the phone through four lanes, which fill one by one. */
export function OfficeBoard({ state }: { readonly state: PhoneState }) {
  const records = laneRecords(state)
  return (
    <div className="flex max-w-90 min-w-44 flex-1 flex-col text-drawing md:h-140">
      <p className="text-small font-semibold">{office.title}</p>
      <ol className="mt-3 grid flex-1 auto-rows-fr gap-3">
        {office.lanes.map(({ name, waitsFor }, index) => {
          const record = records[index]
          return (
            <li
              key={name}
              className={`relative grid min-h-22 content-center rounded-control border px-4 py-2 before:absolute before:bottom-full before:left-6 before:h-3 before:border-l-3 before:border-wheat first:before:h-0 md:first:before:top-1/2 md:first:before:right-full md:first:before:bottom-auto md:first:before:left-auto md:first:before:w-8 md:first:before:border-t-3 ${record ? 'border-wheat bg-wheat-tint' : 'border-dashed border-line-strong'}`}
            >
              <p className="flex items-center gap-2 text-drawing-small text-soil-3">
                {name}
                {record && <CheckIcon className="h-3 w-4 shrink-0 text-prairie" />}
              </p>
              {record ? (
                <p key={record.title} className="mt-0.5">
                  <b className="block font-heading text-body leading-tight font-semibold text-balance">
                    {record.title}
                  </b>
                  <span key={record.note} className="text-drawing-small text-soil-3">
                    {record.note}
                  </span>
                </p>
              ) : (
                <p className="mt-0.5 text-body text-soil-2">{waitsFor}</p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
