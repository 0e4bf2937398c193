import house from '../../assets/scenes/search-house.svg?drawing'
import housePhone from '../../assets/scenes/search-house-phone.svg?drawing'
import vanPhone from '../../assets/scenes/search-van-phone.svg?drawing'
import van from '../../assets/scenes/search-van.svg?drawing'
import { searchMarketingExample } from '../../content/services/search-marketing-example'
import { ResponsiveDrawing } from '../../ui/drawing'

const { label, search, ad } = searchMarketingExample.leak

/** A search and the ad that answers it. */
function SearchAndAd() {
  return (
    <div className="relative px-gutter py-6 md:mx-auto md:w-101 md:px-0 lg:w-95">
      <p className="flex min-h-15 items-center rounded-full border-2 border-soil bg-white px-6 font-heading text-h3">
        {search}
      </p>
      <div className="mx-auto h-8 w-1 md:bg-wheat" />
      <div className="rounded-window bg-white px-6 py-5 text-drawing shadow-sheet">
        <p className="text-soil-3">
          <b className="font-semibold text-soil">{ad.mark}</b> · {ad.site}
        </p>
        <p className="mt-1 font-heading text-h3 text-prairie">{ad.title}</p>
        <p className="mt-1">{ad.text}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {ad.actions.map((action) => (
            <span
              key={action}
              className="rounded-full border border-prairie px-3 py-1 font-semibold text-prairie"
            >
              {action}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const STREET_HALF = 'w-full md:absolute md:inset-y-0 md:h-full md:w-1/2 md:object-cover'

/** A leak, the search for help, the ad and the van at the door, as a street scene. */
export function LeakScene() {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative mx-auto max-w-120 overflow-hidden bg-prairie-tint md:min-h-84 md:max-w-none xl:min-h-105"
    >
      <ResponsiveDrawing
        wide={house}
        phone={housePhone}
        className={`${STREET_HALF} md:left-0 md:object-right`}
        eager
      />
      <div className="relative md:z-1">
        {/* The thread from the house to the van when they are stacked. It is at 380 of the 480 units of both drawings' width. */}
        <span className="absolute inset-y-0 left-[79.1667%] w-1 -translate-x-1/2 bg-wheat md:hidden" />
        <SearchAndAd />
      </div>
      <ResponsiveDrawing
        wide={van}
        phone={vanPhone}
        className={`${STREET_HALF} md:right-0 md:object-left`}
        eager
      />
    </div>
  )
}
