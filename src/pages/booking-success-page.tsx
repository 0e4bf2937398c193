import { bookingSuccess as content } from '../content/pages/booking-success'
import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { Confirmation } from './booking-success/confirmation'
import { LeadSheet } from './booking-success/lead-sheet'

/** The page that the booking provider redirects to. When printed, only the sheet appears. */
export function BookingSuccessPage() {
  return (
    <>
      <Section
        className="pt-5 pb-10 md:pt-18 md:pb-14 lg:pb-20 print:hidden"
        contained="grid-page gap-y-6 md:gap-y-10"
      >
        <div className="lg:col-span-8">
          <Island name="booking-confirmation" part={Confirmation} trigger="immediate" />
        </div>
        <div className="self-end lg:col-span-4 lg:pt-16">
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
        className="pt-16 pb-horizon md:pt-24 print:bg-white print:py-0"
        contained
      >
        <LeadSheet />
      </Section>
    </>
  )
}
