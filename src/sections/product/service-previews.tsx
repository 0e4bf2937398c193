import { searchResults, sitePreview } from '../../content/product/service-previews'
import { SearchAd } from './product-window'

// Product drawings on a colored ground, cut by the ground's lower edge. Decoration, so they are hidden
// from assistive technology.

/** A search result page whose advertisement leads to a booking. */
export function SearchResults() {
  const { query, place, ad, results } = searchResults
  return (
    <div
      aria-hidden="true"
      className="h-72 overflow-hidden rounded-window bg-prairie-tint px-4 pt-7 text-hint md:px-10"
    >
      <div className="h-full bg-white px-4.5 py-4.5 shadow-sheet">
        <p className="flex justify-between rounded-full border border-line-strong px-4 py-2">
          {query} <span className="text-soil-3">{place}</span>
        </p>
        <SearchAd {...ad} />
        {results.map(({ source, title }) => (
          <div key={source} className="border-b border-line py-2">
            <p className="text-soil-3">{source}</p>
            <p className="truncate text-body leading-tight font-semibold text-prairie">{title}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A small client's website that asks for one thing. */
export function SitePreview() {
  const { address, title, text, action, openTimes } = sitePreview
  return (
    <div
      aria-hidden="true"
      className="h-72 overflow-hidden rounded-window bg-wheat-tint px-4 pt-7 text-hint md:px-10"
    >
      <div className="h-full bg-white shadow-sheet">
        <p className="border-b border-line bg-limestone-2 px-4.5 py-2 text-soil-3">{address}</p>
        <div className="px-4.5 py-4.5 tabular">
          <p className="font-heading text-h3">{title}</p>
          <p className="my-3 text-soil-2">{text}</p>
          <span className="inline-block rounded-tag bg-prairie px-4 py-2 font-semibold text-white">
            {action}
          </span>
          <p className="flex gap-5 pt-4">
            {openTimes.map(({ time, day }) => (
              <span key={time} className="text-soil-3">
                <span className="block figure-number text-lead text-soil">{time}</span>
                {day}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
