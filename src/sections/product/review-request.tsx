import { ProductWindow } from './product-window'

/** A review request by text and the review that came of it. Made for 260 to 360 px. */
export function ReviewRequest({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a text asks a customer for a review the day after the job, and a five-star review arrives"
      title="Review request"
      note="Sam Lindqvist"
      className={className}
    >
      <div className="grid gap-3 px-4.5 py-5">
        <p className="flex justify-between text-drawing-small text-soil-3">
          Job marked done <span>Tue 4:30</span>
        </p>
        <p className="ml-10 rounded-panel rounded-br-[3px] bg-prairie px-3 py-2 text-white">
          Redbud Fence: your gate is up, Sam. Would you leave us a review? Reply STOP to opt out.
        </p>
        <p className="flex justify-between text-drawing-small text-soil-3">
          Opened by text <span>Wed 9:02</span>
        </p>
        <div className="rounded-control border border-line bg-limestone px-3 py-2.5">
          <p className="flex items-baseline justify-between font-semibold">
            Sam L. <span className="tracking-[.15em] text-prairie">★★★★★</span>
          </p>
          <p className="mt-1 text-soil-2">
            Showed up when they said, and left no nail in the lawn.
          </p>
        </div>
      </div>
    </ProductWindow>
  )
}
