import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_COMPANY,
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEAL_CENTS,
} from '../../content/example-company'
import { BookingCalendar } from './booking-calendar'
import { ProductWindow } from './product-window'

const FACTS: readonly (readonly [name: string, value: string])[] = [
  ['Source', 'Google Ads'],
  ['First contact', 'Mon 8:12'],
  ['Stage', 'Visit booked'],
  ['Job', 'Cedar fence, 120 ft'],
  ['Value', formatUsd(EXAMPLE_DEAL_CENTS)],
  ['Next step', 'Visit, Thu 10:00'],
]

const ACTIVITY: readonly (readonly [what: string, at: string])[] = [
  ['Clicked ad “cedar fence frisco”', 'Mon 8:09'],
  ['Called while the crew was out', '8:12'],
  ['Texted back in 5 seconds', '8:12'],
  ['Picked Thursday, 10:00', '8:15'],
  ['Read the visit email', 'Tue 7:40'],
]

/** One customer's page: facts, activity and the week in which the visit is booked. */
export function ContactRecord({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a customer record with source, stage and value, the activity since the first ad click, and the booked visit in the calendar below"
      tabs={['Contact', 'Deals']}
      note={EXAMPLE_COMPANY}
      className={className}
    >
      <div className="grid md:grid-cols-[1fr_1.15fr]">
        <div className="border-b border-line p-5 md:border-r md:border-b-0">
          <p className="flex items-center gap-3 text-soil-3">
            <span className="grid size-11 place-items-center rounded-full bg-prairie font-heading text-body text-white">
              JW
            </span>
            <span>
              <span className="block font-heading text-lead leading-tight text-soil">
                {EXAMPLE_CUSTOMER}
              </span>
              Frisco, TX
            </span>
          </p>
          {/* Phones have room for what happened, not for what the record holds, too. */}
          <div className="mt-4 hidden gap-2 md:grid">
            {FACTS.map(([name, value]) => (
              <p key={name} className="flex justify-between gap-3">
                <span className="text-soil-3">{name}</span>
                <span className="font-medium">{value}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="p-5">
          <p className="mb-2 font-semibold">Activity</p>
          <div className="ml-1 border-l border-prairie-line pl-4">
            {ACTIVITY.map(([what, at]) => (
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
      <BookingCalendar className="hidden md:grid" />
    </ProductWindow>
  )
}
