import signatureCustomer from '../../assets/drawings/signature-customer.svg?drawing'
import { adClick, missedCall, paidAndReviewed } from '../../content/product/example-job'
import { signedQuote } from '../../content/product/signed-quote'
import { formatUsd } from '../../shared/money'
import { Drawing } from '../../ui/drawing'
import { ThreadWindow } from '../../sections/product/inbox-thread'
import {
  ProductWindow,
  SearchAd,
  WindowResult,
  WindowRows,
} from '../../sections/product/product-window'

// One job from the search to the review.

/** A search on a phone and the ad above its results. */
export function AdClick() {
  const { frame, query, ad, result } = adClick
  return (
    <ProductWindow {...frame}>
      <div className="px-4.5 py-4.5">
        <p className="rounded-full border border-line-strong px-4 py-2">{query}</p>
        <SearchAd {...ad} />
        <p className="mt-3 text-soil-3">{result.site}</p>
        <p className="text-body leading-tight font-semibold text-prairie">{result.title}</p>
      </div>
    </ProductWindow>
  )
}

/** The customer's phone: an unanswered call, the text that follows, the booked visit. */
export function MissedCall() {
  return <ThreadWindow {...missedCall} />
}

/** A quote, signed and its deposit paid on a phone. */
export function SignedQuote() {
  const { frame, lines, total, deposit } = signedQuote
  return (
    <ProductWindow {...frame}>
      <div className="px-4.5 py-4">
        <WindowRows rows={lines.map(({ name, cents }) => [name, formatUsd(cents)])} />
        <p className="flex items-baseline justify-between">
          <span className="font-semibold">{total.name}</span>
          <span className="figure-number text-h3">{total.amount}</span>
        </p>
        <Drawing drawing={signatureCustomer} className="mt-3" />
        <WindowResult what={deposit.name} value={deposit.amount} />
      </div>
    </ProductWindow>
  )
}

/** The last payment, the review request and the review. */
export function PaidAndReviewed() {
  const { frame, payments, total, request, review } = paidAndReviewed
  return (
    <ProductWindow {...frame}>
      <div className="px-4.5 py-3">
        <WindowRows rows={payments.map(({ name, amount }) => [name, amount])} />
        <p className="flex items-baseline justify-between font-semibold">
          {total.name} <span className="figure-number text-h3">{total.amount}</span>
        </p>
        <p className="mt-3 mr-8 rounded-panel bg-limestone-2 px-3 py-2">{request}</p>
        <div className="mt-2.5 rounded-control bg-wheat-tint px-3 py-2">
          <p className="flex justify-between font-semibold">
            {review.who} <span className="text-prairie">{review.stars}</span>
          </p>
          <p>{review.text}</p>
        </div>
      </div>
    </ProductWindow>
  )
}
