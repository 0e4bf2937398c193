/** A sign that is read out in words. */
export interface Sign {
  readonly printed: string
  readonly spoken: string
}

/** Shows a sign, and gives assistive technology its words. */
export function Printed({ sign: { printed, spoken } }: { readonly sign: Sign }) {
  return (
    <>
      <span aria-hidden="true">{printed}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
