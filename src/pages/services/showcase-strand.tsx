import { showcaseStrand } from '../../assets/drawings'
import { Drawing } from '../../ui/drawing'

/**
 * The strand that passes from window to window, behind the live scene. It is as wide as eight stages,
 * and each change of the service pulls it on by one. Where the view is too low to keep it clear of the text, it is left out.
 */
export function ShowcaseStrand({
  active,
  count,
}: {
  readonly active: number | undefined
  readonly count: number
}) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-[calc(2svh+4.25rem)] hidden lg:scene-live:block [@media(aspect-ratio>23/10)]:hidden! [@media(height<49rem)]:hidden! [@media(width>=105rem)_and_(height<56rem)]:hidden! [@media(width>=85rem)_and_(height<52.5rem)]:hidden!"
    >
      <div
        className="w-[800%] transition-transform duration-enter ease-site"
        style={
          active === undefined
            ? undefined
            : { transform: `translateX(${(-100 * active) / count}%)` }
        }
      >
        <Drawing drawing={showcaseStrand} className="h-auto w-full max-w-none" />
      </div>
    </div>
  )
}
