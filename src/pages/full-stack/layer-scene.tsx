import {
  serviceFullStack as scene,
  serviceFullStackPhone as scenePhone,
} from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

/**
 * Strands weave through four layers and leave in rows. Each layer's name stands above its line,
 * below the last row of the layer before: lines at y = 26 + 78 i of 330, on phones at y = 16 + 50 i of 210.
 */
export function LayerScene({ layers }: { readonly layers: readonly string[] }) {
  return (
    <div
      className="relative mt-10 aspect-[350/210] md:mt-16 lg:aspect-[1200/330]"
      aria-hidden="true"
    >
      <BleedDrawing wide={scene} phone={scenePhone} />
      <ul className="absolute top-[calc(16/210*100%-1.26rem)] right-0 h-[95.2%] text-right md:top-[calc(16/210*100%-1.5rem)] lg:top-[calc(26/330*100%-1.375rem)] lg:h-[94.5%] xl:top-[calc(26/330*100%-1.7rem)]">
        {layers.map((layer) => (
          <li key={layer} className="h-1/4 text-hint leading-snug font-semibold xl:text-body">
            {layer}
          </li>
        ))}
      </ul>
    </div>
  )
}
