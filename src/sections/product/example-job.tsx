import { adClick, missedCall, paidAndReviewed } from '../../content/product/example-job'
import { Thread } from './inbox-thread'
import { ProductWindow } from './product-window'

// One job from the search to the review. All are made for 260 px and more.

/** A search on a phone and the ad above its results. */
export function AdClick({ className }: { readonly className?: string }) {
  const { window, query, ad, result } = adClick
  return (
    <ProductWindow {...window} className={className}>
      <div className="grid gap-3.5 px-4.5 py-5 text-hint text-soil-3">
        <p className="rounded-full border border-line-strong px-3.5 py-1.5 text-soil">{query}</p>
        <p className="-mx-2 rounded-control bg-wheat-tint px-3 py-2.5">
          <b className="font-semibold text-soil">{ad.mark}</b> {ad.site}
          <b className="block text-small font-semibold text-prairie">{ad.title}</b>
          {ad.text}
        </p>
        <p>
          {result.site}
          <b className="block text-small font-semibold text-prairie">{result.title}</b>
        </p>
      </div>
    </ProductWindow>
  )
}

/** The customer's phone: an unanswered call, the text that follows, the booked visit. */
export function MissedCall({ className }: { readonly className?: string }) {
  return (
    <ProductWindow {...missedCall.window} className={className}>
      <div className="grid gap-2.5 px-4.5 pt-4.5 pb-5">
        <Thread entries={missedCall.entries} margins={{ left: 'mr-6', right: 'ml-8' }} />
      </div>
    </ProductWindow>
  )
}

/** The last payment, the request for a review and the review. */
export function PaidAndReviewed({ className }: { readonly className?: string }) {
  const { window, payments, total, request, review } = paidAndReviewed
  return (
    <ProductWindow {...window} className={className}>
      <div className="px-4.5 pt-3 pb-5">
        {payments.map(({ name, day, amount }) => (
          <p key={name} className="flex gap-2 border-b border-line py-2">
            {name} <span className="text-soil-3">{day}</span>
            <span className="ml-auto">{amount}</span>
          </p>
        ))}
        <p className="flex items-baseline justify-between pt-2.5 font-semibold">
          {total.name} <span className="figure-number text-h3">{total.amount}</span>
        </p>
        <p className="mt-3 mr-6 rounded-panel rounded-bl-[3px] bg-limestone-2 px-3 py-2">
          {request}
        </p>
        <div className="mt-2.5 rounded-control bg-wheat-tint px-3 py-2.5">
          <p className="flex items-baseline justify-between font-semibold">
            {review.who} <span className="tracking-[.15em] text-prairie">{review.stars}</span>
          </p>
          <p className="mt-0.5 text-soil-2">{review.text}</p>
        </div>
      </div>
    </ProductWindow>
  )
}
