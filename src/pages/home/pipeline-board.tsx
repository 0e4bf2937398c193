import { pipelineBoard, type Lane } from '../../content/product/pipeline-board'
import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_CUSTOMER } from '../../content/example-company'
import { ProductWindow } from '../../sections/product/product-window'

const { open, won, sums } = pipelineBoard

const sumOf = (lanes: readonly Lane[]): Cents =>
  lanes.flatMap(({ deals }) => deals).reduce((sum, { cents = 0 }) => sum + cents, 0)

const SUMS = [
  { name: sums.open, cents: sumOf(open) },
  { name: sums.won, cents: sumOf([won]) },
] as const

function cardGround(name: string, lane: Lane): string {
  // The highlighted deal. The inbox beside it shows how the lead came in.
  if (name === EXAMPLE_CUSTOMER) return 'border-wheat bg-wheat-tint'
  return lane === won ? 'border-prairie-line bg-prairie-tint' : 'border-line bg-limestone'
}

/** Needs at least 720 px. The sums are on the right, because another window may cover the lower left corner. */
export function PipelineBoard({ className }: { readonly className?: string }) {
  return (
    <ProductWindow {...pipelineBoard.frame} className={className}>
      <div className="grid grow grid-cols-4">
        {[...open, won].map((lane) => (
          <div key={lane.name} className="border-l border-line px-3 pb-7 first:border-l-0">
            <p className="flex justify-between px-0.5 py-3 font-semibold">
              {lane.name} <span className="font-normal text-soil-3">{lane.deals.length}</span>
            </p>
            {lane.deals.map(({ name, note, at, cents }) => (
              <div
                key={name}
                className={`mb-2 rounded-control border px-3 py-2 ${cardGround(name, lane)}`}
              >
                <p className="truncate font-semibold">{name}</p>
                <p className="flex justify-between gap-2 text-drawing whitespace-nowrap text-soil-3">
                  {note}
                  <span className="font-semibold text-soil">
                    {cents === undefined ? at : formatUsd(cents)}
                  </span>
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="flex gap-7 border-t border-line bg-limestone py-4 pl-[44%]">
        {SUMS.map(({ name, cents }) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{formatUsd(cents)}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}
