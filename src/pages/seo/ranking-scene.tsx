import { serviceSeo as scene, serviceSeoPhone as scenePhone } from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

interface Ranking {
  readonly place: string
  readonly name: string
  readonly note?: string
}

/**
 * Sites overtake each other until they stand in order. Names stand on every second row of the
 * drawing: rows at y = 21 + 32 i from x = 720 of 1200, on phones at y = 14 + 26 i from 180 of 350.
 */
export function RankingScene({ rankings }: { readonly rankings: readonly Ranking[] }) {
  return (
    <div
      className="relative mt-12 aspect-[350/210] md:mt-14 lg:aspect-[1200/330]"
      aria-hidden="true"
    >
      <BleedDrawing wide={scene} phone={scenePhone} />
      <ol className="absolute top-[calc(14/210*100%-1.375rem)] right-0 left-[53%] flex h-[99%] flex-col text-hint lg:top-[calc(21/330*100%-1.5rem)] lg:left-[61%] lg:h-[97%] lg:text-body xl:top-[calc(21/330*100%-1.75rem)]">
        {rankings.map(({ place, name, note }, index) => (
          <li
            key={name}
            className={`flex flex-1 items-start gap-3 leading-snug whitespace-nowrap ${index === 0 ? 'font-semibold' : 'text-soil-2'} ${index > 3 ? 'max-lg:hidden' : ''}`}
          >
            <span className="text-soil-3 tabular">{place}</span>
            {name}
            {note !== undefined && (
              <span className="ml-auto font-normal text-soil-3 max-lg:hidden">{note}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
