import {
  serviceSearchMarketing as scene,
  serviceSearchMarketingPhone as scenePhone,
} from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

interface SearchSceneProps {
  readonly searches: readonly string[]
  readonly result: {
    readonly mark: string
    readonly site: string
    readonly title: string
    readonly text: string
    readonly actions: readonly string[]
    readonly others: readonly { readonly name: string; readonly place: string }[]
  }
}

/** Phones show the first six searches; the drawing for them has six strands. */
const PHONE_SEARCHES = 6

/** Eight searches, one answer: each phrase owns a strand, and all strands land on the first result. */
export function SearchScene({ searches, result }: SearchSceneProps) {
  return (
    <div className="relative mt-7 md:mt-14" aria-hidden="true">
      <div className="relative aspect-[350/210] lg:aspect-[1200/330]">
        <BleedDrawing wide={scene} phone={scenePhone} />
        {/* Each label is centered on its own thread, and covers the start of it. */}
        <ol className="absolute inset-x-0 -top-[1.43%] h-full text-hint font-medium lg:-top-[1.36%] lg:text-body">
          {searches.map((search, index) => (
            <li
              key={search}
              className={`flex h-[13.333%] items-center leading-none lg:h-[12.424%] ${index >= PHONE_SEARCHES ? 'max-lg:hidden' : ''}`}
            >
              <span className="bg-limestone py-1 pr-3">{search}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="overflow-hidden rounded-window bg-white text-hint shadow-sheet lg:absolute lg:top-[6%] lg:right-0 lg:w-[44.5%]">
        <div className="border-b border-wheat-line bg-wheat-tint px-4.5 py-5 md:px-6">
          <p className="text-soil-3">
            <span className="font-semibold text-soil">{result.mark}</span> · {result.site}
          </p>
          <p className="mt-1 font-heading text-h3 text-prairie">{result.title}</p>
          <p className="mt-1">{result.text}</p>
          <ul className="mt-3 flex flex-wrap gap-2 text-drawing">
            {result.actions.map((action) => (
              <li
                key={action}
                className="rounded-full border border-prairie px-3 py-1 font-semibold text-prairie"
              >
                {action}
              </li>
            ))}
          </ul>
        </div>
        {result.others.map(({ name, place }) => (
          <p
            key={name}
            className="flex justify-between gap-3 border-b border-line px-4.5 py-4 last:border-0 md:px-6"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-soil-3">{place}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
