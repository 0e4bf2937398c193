import { EXAMPLE_CUSTOMER } from '../../content/example-company'
import { pipelineBoard } from '../../content/product/pipeline-board'
import { ProductWindow } from '../../sections/product/product-window'
import { formatUsd } from '../../shared/money'

const { frame, lanes, won, sums } = pipelineBoard

/**
 * Deals in lanes, with their sums. It needs a width of 720 px; phones show one deal of each lane and need 600. The sums
 * are on the right, because another window may cover the lower left corner.
 */
export function PipelineBoard({ className }: { readonly className: string }) {
  return (
    <ProductWindow {...frame} barClass="max-md:hidden" className={className}>
      <div className="grid grow grid-cols-4">
        {lanes.map((lane) => (
          <div key={lane.name} className="border-l border-line px-3 pb-1 first:border-l-0 md:pb-7">
            <p className="flex justify-between px-0.5 py-3 font-semibold">
              {lane.name} <span className="font-normal text-soil-3">{lane.deals.length}</span>
            </p>
            {lane.deals.map(({ name, note, at, cents }) => (
              <div
                key={name}
                // The inbox beside the board shows how the highlighted lead came in.
                data-highlighted={name === EXAMPLE_CUSTOMER || undefined}
                className={`mb-2 rounded-control border px-3 py-2 data-highlighted:border-wheat data-highlighted:bg-wheat-tint max-md:not-nth-2:hidden ${lane === won ? 'border-prairie-line bg-prairie-tint' : 'border-line bg-limestone'}`}
              >
                <p className="truncate font-semibold">{name}</p>
                <p className="flex justify-between gap-2 whitespace-nowrap text-soil-3">
                  <span className="truncate">{note}</span>
                  <span className="font-semibold text-soil max-md:hidden">
                    {cents === undefined ? at : formatUsd(cents)}
                  </span>
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="flex gap-7 border-t border-line py-4 pl-[44%] max-md:hidden">
        {sums.map(({ name, cents }) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{formatUsd(cents)}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}
