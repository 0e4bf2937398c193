import {
  serviceBrandDesign as scene,
  serviceBrandDesignPhone as scenePhone,
} from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

/** A hand's loose curls are refined into one exact mark; words stand below the three stretches. */
export function MarkScene({ stretches }: { readonly stretches: readonly string[] }) {
  return (
    <div className="mt-7 md:mt-14" aria-hidden="true">
      <div className="relative aspect-[350/210] lg:aspect-[1200/344]">
        <BleedDrawing wide={scene} phone={scenePhone} />
      </div>
      <ul className="mt-3 flex justify-between border-t border-line pt-3 text-hint text-soil-3 lg:text-small">
        {stretches.map((stretch) => (
          <li key={stretch}>{stretch}</li>
        ))}
      </ul>
    </div>
  )
}
