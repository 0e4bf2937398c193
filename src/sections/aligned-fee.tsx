import { formatFee, type TenThousandths } from '../shared/usage-fees'

/** A fee whose decimal point is in line with those above and below: fees have two to four decimals. */
export function AlignedFee({ price }: { readonly price: TenThousandths }) {
  const [dollars, decimals] = formatFee(price).split('.')
  return (
    <>
      {dollars}
      <span className="inline-block w-[4.4ch] text-left">.{decimals}</span>
    </>
  )
}
