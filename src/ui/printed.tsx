/** A symbol, and the words that screen readers say for it. */
export interface Sign {
  readonly printed: string
  readonly spoken: string
}

/** Shows a symbol and gives assistive technology its words. */
export function Printed({ sign: { printed, spoken } }: { readonly sign: Sign }) {
  return (
    <>
      <span aria-hidden="true">{printed}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
