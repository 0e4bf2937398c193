import { ProductWindow } from '../../../sections/product/product-window'

const TIMES = ['Tue 8:30', 'Tue 1:15', 'Wed 3:45', 'Thu 10:00'] as const

const PRICES = [
  { what: 'Cedar, 6 feet', price: 'from $38 a foot' },
  { what: 'Iron', price: 'from $52 a foot' },
  { what: 'Repair', price: 'from $190' },
] as const

/** A page that answers price and time before anyone has to ask. */
export function WebsiteExample() {
  return (
    <ProductWindow
      label="Example: the home page of a fence company with three prices and four open times to choose from"
      title="redbudfence.example"
      note="Prices · Work · Visit"
    >
      <div className="px-4.5 py-5 lg:px-7">
        <p className="font-heading text-h3 leading-none">Fences that stay straight.</p>
        <div className="mt-4 grid gap-1">
          {PRICES.map(({ what, price }) => (
            <p key={what} className="flex justify-between border-b border-line py-1.5">
              {what} <span className="text-soil-3">{price}</span>
            </p>
          ))}
        </div>
        <p className="mt-4 flex flex-wrap gap-2">
          {TIMES.map((time) => (
            <span
              key={time}
              className="rounded-tag border-[1.5px] border-prairie px-2.5 py-1 font-semibold text-prairie last:bg-prairie last:text-white"
            >
              {time}
            </span>
          ))}
        </p>
      </div>
    </ProductWindow>
  )
}
