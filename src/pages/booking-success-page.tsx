import { bookingSuccess as content } from '../content/pages/booking-success'
import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { Confirmation } from './booking-success/confirmation'
import { LeadSheet } from './booking-success/lead-sheet'

/** The page that the booking provider leads to afterwards. On paper it is the sheet alone. */
export function BookingSuccessPage() {
  return (
    <div className="relative">
      <Section
        className="pt-12 pb-14 md:pt-18 lg:pb-20 print:hidden"
        contained="grid-page gap-y-10"
      >
        <div className="col-span-12 lg:col-span-8">
          <Island name="booking-confirmation">
            <Confirmation />
          </Island>
        </div>
        <div className="col-span-12 self-end lg:col-span-4 lg:pt-16">
          <h2 className="text-h3">{content.next.title}</h2>
          <ul className="mt-4 border-t-[1.5px] border-soil">
            {content.next.items.map(({ name, text }) => (
              <li key={name} className="border-b border-line py-4">
                <p className="font-semibold">{name}</p>
                <p className="mt-1 text-soil-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section
        background="wheat"
        className="pt-16 pb-28 md:pt-24 lg:pb-44 print:bg-white print:py-0"
        contained
      >
        <LeadSheet />
      </Section>
      {/* The check line goes on along the right margin to the pencil. */}
      <div
        aria-hidden="true"
        className="absolute top-[75px] right-[calc(50%-min(623px,50vw-17px))] bottom-[526px] hidden w-1/3 rounded-tr-[44px] border-t-5 border-r-5 border-prairie lg:block print:hidden"
      />
    </div>
  )
}
