import { ProductWindow } from '../../../sections/product/product-window'

const STEPS = [
  { at: '9:41', what: 'Clicked the ad' },
  { at: '9:42', what: 'Called from the page' },
  { at: '9:46', what: 'Booked for 1:00' },
] as const

/** A search, the ad above its results, and what happened in the next five minutes. */
export function SearchExample() {
  return (
    <ProductWindow
      label="Example: a search for an urgent fence repair, the ad that answers it, and the visit booked five minutes later"
      title="fence repair today"
      note="Frisco, TX"
    >
      <div className="bg-wheat-tint px-4.5 py-4">
        <p className="text-drawing-small text-soil-3">
          <span className="font-semibold text-soil">Sponsored</span> · redbudfence.example
        </p>
        <p className="mt-1 font-heading text-h3 text-prairie">Gate won’t close? Today at 1:00.</p>
        <p className="mt-1">Price before we start. Local crew, six trucks.</p>
      </div>
      <ol className="px-4.5 py-2">
        {STEPS.map(({ at, what }) => (
          <li
            key={at}
            className="flex gap-4 border-b border-line py-2.5 last:border-b-0 last:font-semibold"
          >
            <span className="w-9 text-soil-3">{at}</span>
            {what}
          </li>
        ))}
      </ol>
    </ProductWindow>
  )
}
