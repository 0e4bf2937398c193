import { signatureCustomer } from '../../assets/drawings'
import { signedQuote } from '../../content/product/signed-quote'
import { formatUsd } from '../../shared/money'
import { Drawing } from '../../ui/drawing'
import { ProductWindow, WindowResult, WindowRows } from './product-window'

/** A quote that was signed and its deposit paid from a phone. Made for 280 px and more. */
export function SignedQuote({ className }: { readonly className?: string }) {
  const { window, lines, total, deposit } = signedQuote
  return (
    <ProductWindow {...window} className={className}>
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
