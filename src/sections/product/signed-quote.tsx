import { signedQuote } from '../../content/product/signed-quote'
import { formatUsd } from '../../shared/money'
import { ProductWindow } from './product-window'

/** Joan’s signature as a path, 150 by 34. */
export const signature =
  'M4 25c8-16 14-21 16-17s-9 22-13 20 9-12 17-12 1 11 7 10 6-10 11-10-2 10 4 10 7-12 12-11-3 11 3 11 8-9 12-9 0 8 6 8 10-7 26-9'

/** A quote that was signed and its deposit paid from a phone. Made for 280 px and more. */
export function SignedQuote({ className }: { readonly className?: string }) {
  const { window, lines, total, deposit } = signedQuote
  return (
    <ProductWindow {...window} className={className}>
      <div className="px-4.5 py-4">
        {lines.map(({ name, cents }) => (
          <p key={name} className="flex justify-between border-b border-line py-2">
            {name} <span>{formatUsd(cents)}</span>
          </p>
        ))}
        <p className="flex items-baseline justify-between pt-3">
          <span className="font-semibold">{total.name}</span>
          <span className="figure-number text-h3">{total.amount}</span>
        </p>
        <svg viewBox="0 0 150 34" fill="none" className="mt-2 h-8.5 w-37.5 text-soil">
          <path d={signature} stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />
          <path d="M0 31.5h150" className="stroke-line" />
        </svg>
        <p className="mt-3 flex justify-between rounded-control bg-wheat-tint px-3 py-2 font-semibold">
          {deposit.name} <span>{deposit.amount}</span>
        </p>
      </div>
    </ProductWindow>
  )
}
