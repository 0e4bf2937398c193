import dog from '../../assets/scenes/website-dog.svg'
import { websiteWork } from '../../content/services/website-work'
import { Drawing } from '../../ui/drawing'

/** A finished website on a phone, with a typeface and colors of its own. */
export function GroomerSite({ className }: { readonly className: string }) {
  const { label, name, address, headline, prices, action } = websiteWork.groomer
  return (
    <figure className={`mx-auto w-full max-w-[20rem] ${className}`}>
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-[2rem] border-8 border-soil bg-wheat-tint font-[Georgia,serif] text-small text-soil"
      >
        <p className="bg-white py-2 text-center font-text text-hint text-soil-3">{address}</p>
        <p className="bg-[#3e5a73] py-3 text-center text-body text-white italic">{name}</p>
        <p className="px-5 pt-5 pb-1 text-center text-[1.75rem] leading-[1.1]">{headline}</p>
        <Drawing drawing={{ src: dog, width: 320, height: 200 }} className="w-full" />
        <div className="px-5 pt-3 pb-6">
          {prices.map(({ what, price }) => (
            <p
              key={what}
              className="flex justify-between border-b border-dotted border-soil-3 py-2"
            >
              {what} <span className="font-semibold">{price}</span>
            </p>
          ))}
          <span className="mt-5 block rounded-full bg-[#3e5a73] py-3 text-center text-white">
            {action}
          </span>
        </div>
      </div>
    </figure>
  )
}
