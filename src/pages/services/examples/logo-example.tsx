import { ProductWindow } from '../../../sections/product/product-window'
import { EXAMPLE_COMPANY } from '../../../content/example-company'

/** Three boards of a fence and the bud on the last one, in one line. */
function Mark({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 60 48"
      className={`fill-none stroke-current stroke-3 ${className}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M3 46V18l7-8 7 8v28M17 46V18l7-8 7 8v28M31 46V18l7-8 7 8v28M45 30c12 0 14-14 5-14-7 0-7 10 0 9M1 46h58" />
    </svg>
  )
}

const COLORS = [
  { name: 'Cedar', swatch: 'bg-paintbrush-dark' },
  { name: 'Prairie', swatch: 'bg-prairie-dark' },
  { name: 'Chalk', swatch: 'bg-limestone-2' },
] as const

/** A logo with its colors, on the truck door for which it was drawn. */
export function LogoExample() {
  return (
    <ProductWindow
      label="Example: a logo of three fence boards, its three colors, and the logo on a truck door"
      title="Logo, final sheet"
      note="all files included"
    >
      <div className="grid grid-cols-[1.4fr_1fr]">
        <div className="grid content-center gap-3 border-r border-line p-5 text-prairie-dark lg:p-8">
          <Mark className="w-3/5" />
          <p className="font-heading text-h3 leading-none">{EXAMPLE_COMPANY}</p>
        </div>
        <div className="grid content-center gap-2 bg-prairie-dark p-5 text-limestone on-dark">
          <Mark className="w-14" />
          <p className="font-heading text-body leading-none">Redbud</p>
          <p className="text-drawing-small text-on-dark-prairie">Truck door, 24 inches</p>
        </div>
      </div>
      <div className="grid grid-cols-3 border-t border-line">
        {COLORS.map(({ name, swatch }) => (
          <p key={name} className="border-r border-line p-3 last:border-r-0">
            <span className={`mb-2 block h-9 rounded-tag ${swatch}`} />
            {name}
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}
