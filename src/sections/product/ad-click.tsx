import { EXAMPLE_COMPANY } from '../../content/example-company'
import { ProductWindow } from './product-window'

/** A search on a phone and the ad above its results. Made for 260 px and more. */
export function AdClick({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a search for a cedar fence in Frisco, with the fence company's ad above the results"
      title="Search"
      note="8:09"
      className={className}
    >
      <div className="px-4.5 pt-4.5 pb-5">
        <p className="rounded-full border border-line-strong px-3.5 py-1.5">cedar fence frisco</p>
        <div className="-mx-2 mt-3.5 rounded-control bg-wheat-tint px-3 py-2.5">
          <p className="text-drawing-small text-soil-3">
            <span className="font-semibold text-soil">Sponsored</span> · redbudfence.example
          </p>
          <p className="text-small leading-snug font-semibold text-prairie">
            Cedar fence? We measure this week
          </p>
          <p className="mt-0.5 text-drawing-small text-soil-3">
            {EXAMPLE_COMPANY}. Written quote the next day.
          </p>
          <p className="mt-2.5 flex gap-2 text-drawing-small font-semibold text-prairie">
            <span className="rounded-full border border-prairie px-3 py-1">Call</span>
            <span className="rounded-full border border-prairie px-3 py-1">Book a visit</span>
          </p>
        </div>
        <p className="mt-3.5 text-drawing-small text-soil-3">fencereviews.example</p>
        <p className="text-small leading-snug font-semibold text-prairie">
          What a cedar fence costs per foot
        </p>
      </div>
    </ProductWindow>
  )
}
