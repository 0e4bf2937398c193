import { ProductWindow } from '../../../sections/product/product-window'

const ASKED = [
  { who: 'Dana P., Prosper', when: '2 minutes ago' },
  { who: 'Luis M., Frisco', when: '40 minutes ago' },
  { who: 'June K., Celina', when: 'this morning' },
] as const

/** A video ad, beside the people who asked for a price because of it. */
export function SocialExample() {
  return (
    <ProductWindow
      label="Example: a short video of a fence repair as an ad, and the three people who asked for a price after seeing it"
      title="Storm damage, fixed by noon"
      note="In and around Frisco"
    >
      <div className="grid grid-cols-[1fr_1.25fr]">
        <div className="grid content-end gap-3 bg-prairie-tint p-4.5">
          <svg
            viewBox="0 0 160 120"
            className="fill-none stroke-prairie-dark stroke-2"
            strokeLinejoin="round"
          >
            <path d="M0 112h160M10 112V52l9-10 9 10v60M37 112V52l9-10 9 10v60M100 112V52l9-10 9 10v60M127 112V52l9-10 9 10v60M0 72h160" />
            <path className="fill-wheat" d="M62 112 78 48l15 4-16 60Z" />
          </svg>
          <span className="justify-self-start rounded-tag bg-prairie px-3 py-1.5 font-semibold text-white">
            Book a visit
          </span>
        </div>
        <div className="p-4.5">
          <p className="font-semibold">Asked for a price</p>
          {ASKED.map(({ who, when }) => (
            <p key={who} className="border-b border-line py-2.5 last:border-b-0">
              {who} <span className="block text-drawing-small text-soil-3">{when}</span>
            </p>
          ))}
        </div>
      </div>
    </ProductWindow>
  )
}
