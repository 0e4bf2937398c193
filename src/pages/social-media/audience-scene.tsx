import {
  serviceSocialMedia as scene,
  serviceSocialMediaPhone as scenePhone,
} from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

/**
 * A crowd takes its seats on seven rows, and each row says who sits there. Labels stand above their
 * rows (src/tools/drawings/services/social-media.ts).
 */
export function AudienceScene({ audience }: { readonly audience: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="relative mt-9 aspect-350/210 md:mt-14 lg:mt-12 lg:aspect-1200/330"
    >
      <BleedDrawing wide={scene} phone={scenePhone} />
      <ol className="absolute -top-[7.1%] right-0 left-[60.5%] grid h-full grid-rows-7 text-drawing-small leading-none font-semibold md:text-body lg:-top-[3.3%] lg:left-[62.6%] lg:h-[93.4%] lg:text-hint">
        {audience.map((name) => (
          <li key={name} className="flex items-end pb-[4.6%] whitespace-nowrap lg:pb-2.5">
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
