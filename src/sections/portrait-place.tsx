import { portrait1, portrait2, portrait3 } from '../assets/drawings'
import { Drawing } from '../ui/drawing'

const COVERS = [portrait1, portrait2, portrait3] as const

/** The place of a portrait until there is a photo. Each `index` has its cover, so neighbors differ. */
export function PortraitPlace({
  index,
  className,
}: {
  readonly index: 0 | 1 | 2
  readonly className: string
}) {
  return (
    <div aria-hidden="true" className={`aspect-4/5 shrink-0 overflow-hidden ${className}`}>
      <Drawing drawing={COVERS[index]} className="size-full object-cover" />
    </div>
  )
}
