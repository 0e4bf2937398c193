/** Shows a symbol, and gives assistive technology the words for it. */
export function SpokenSymbol({
  symbol,
  spoken,
}: {
  readonly symbol: string
  readonly spoken: string
}) {
  return (
    <>
      <span aria-hidden="true">{symbol}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
