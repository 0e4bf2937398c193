import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_DEAL_CENTS, EXAMPLE_DEPOSIT_CENTS } from '../../content/example-company'
import { ProductWindow } from './product-window'

const PAYMENTS: readonly (readonly [name: string, day: string, cents: Cents])[] = [
  ['Deposit', 'Mar 20', EXAMPLE_DEPOSIT_CENTS],
  ['Balance, paid by link', 'Apr 6', EXAMPLE_DEAL_CENTS - EXAMPLE_DEPOSIT_CENTS],
]

/** The last payment, the request for a review and the review. Made for 260 px and more. */
export function PaidAndReviewed({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label={`Example: deposit and balance add up to ${formatUsd(EXAMPLE_DEAL_CENTS)}, and the customer posts a review the next day`}
      title="Invoice 1107"
      note="Paid"
      className={className}
    >
      <div className="px-4.5 pt-3 pb-5">
        {PAYMENTS.map(([name, day, cents]) => (
          <p key={name} className="flex gap-2 border-b border-line py-2">
            {name} <span className="text-soil-3">{day}</span>
            <span className="ml-auto">{formatUsd(cents)}</span>
          </p>
        ))}
        <p className="flex items-baseline justify-between pt-2.5 font-semibold">
          Paid in full
          <span className="figure-number text-h3">{formatUsd(EXAMPLE_DEAL_CENTS)}</span>
        </p>
        <p className="mt-3 mr-6 rounded-panel rounded-bl-[3px] bg-limestone-2 px-3 py-2">
          Redbud Fence: how did we do? A review takes a minute. Reply STOP to opt out.
        </p>
        <div className="mt-2.5 rounded-control bg-wheat-tint px-3 py-2.5">
          <p className="flex items-baseline justify-between font-semibold">
            Joan W. <span className="tracking-[.15em] text-prairie">★★★★★</span>
          </p>
          <p className="mt-0.5 text-soil-2">
            On time, and straight as an arrow. The puppy approves.
          </p>
        </div>
      </div>
    </ProductWindow>
  )
}
