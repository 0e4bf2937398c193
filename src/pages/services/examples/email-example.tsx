import { ProductWindow } from '../../../sections/product/product-window'
import { EXAMPLE_COMPANY } from '../../../content/example-company'

const FACTS = [
  { name: 'Sent to', value: '214 past customers' },
  { name: 'Answered', value: '19' },
  { name: 'Visits booked', value: '7' },
] as const

/** An email to past customers, and what came of it. */
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
          We built your fence in spring 2022, and cedar needs oil about now. We’ll be in your part
          of town this month anyway. It takes an hour.
        </p>
        <p>{`Ray, ${EXAMPLE_COMPANY}`}</p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-prairie underline underline-offset-4">
            Save me a time
          </span>
          <span className="text-drawing-small text-soil-3">Frisco, TX 75034 · Unsubscribe</span>
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
