import { ProductWindow } from '../../../sections/product/product-window'
import { EXAMPLE_COMPANY } from '../../../site/example-company'

const FACTS = [
  { name: 'Sent to', value: '214 past customers' },
  { name: 'Answered', value: '19' },
  { name: 'Visits booked', value: '7' },
] as const

/** A letter to past customers, and what it brought. */
export function EmailExample() {
  return (
    <ProductWindow
      label="Example: an email that invites past customers to a spring check of their fence, sent to 214 people, with 19 answers and 7 visits booked"
      title="Your fence is four years old"
      note="March 2, 7:30 am"
    >
      <div className="grid gap-2.5 px-4.5 py-5 text-small lg:px-7">
        <p>Hi Tom,</p>
        <p className="max-w-[44ch]">
          we built your fence in the spring of 2022. Cedar likes a coat of oil about now. We are on
          your street on the 19th anyway, and it takes an hour.
        </p>
        <p>{`Ray, ${EXAMPLE_COMPANY}`}</p>
        <p className="mt-1 font-semibold text-prairie underline underline-offset-4">
          Keep a time for me
        </p>
      </div>
      <div className="grid grid-cols-3 border-t border-line">
        {FACTS.map(({ name, value }) => (
          <p key={name} className="border-r border-line px-4.5 py-3 text-soil-3 last:border-r-0">
            {name} <span className="block font-semibold text-soil">{value}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}
