import { searchResults, sitePreview } from '../../content/product/service-previews'

// Product drawings on a colored ground, cut by the ground's lower edge. Decoration, so they are hidden
// from assistive technology.

/** A search result page whose advertisement leads to a booking. */
export function SearchResults() {
  const { query, place, ad, results } = searchResults
  return (
    <div
      aria-hidden="true"
      className="h-68 overflow-hidden rounded-window bg-prairie-tint px-4.5 pt-5.5 text-drawing md:h-75 md:px-10 md:pt-10 lg:pr-16"
    >
      <div className="h-full rounded-t-window bg-white px-5.5 pt-4.5 shadow-sheet">
        <p className="mb-3.5 flex justify-between rounded-full border border-line-strong px-4 py-2">
          {query} <span className="text-soil-3">{place}</span>
        </p>
        <div className="-mx-3 rounded-control bg-wheat-tint px-3 py-2.5">
          <p className="text-drawing-small text-soil-3">
            <span className="font-semibold text-soil">{ad.mark}</span> · {ad.site}
          </p>
          <p className="text-small font-semibold text-prairie">{ad.title}</p>
          <p className="text-drawing-small text-soil-3">{ad.text}</p>
        </div>
        {results.map(({ source, title }) => (
          <div key={source} className="border-b border-line py-3">
            <p className="text-drawing-small text-soil-3">{source}</p>
            <p className="truncate text-small font-semibold text-prairie">{title}</p>
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
      className="@container h-64 overflow-hidden rounded-window bg-wheat-tint px-5 pt-6.5 md:h-75 md:pt-10 lg:px-11"
    >
      <div className="h-full overflow-hidden rounded-t-window bg-white shadow-sheet">
        <p className="flex h-7.5 items-center gap-1.5 border-b border-line bg-limestone-2 px-3.5 text-drawing-small text-soil-3">
          {['close', 'fold', 'fill'].map((control) => (
            <span key={control} className="size-1.75 rounded-full bg-line-strong" />
          ))}
          <span className="ml-1.5">{address}</span>
        </p>
        <div className="px-5 pt-5 text-drawing-small tabular @sm:px-6.5 @sm:pt-6">
          <p className="font-heading text-h3 leading-none">{title}</p>
          <p className="mt-2.5 mb-3.5 text-soil-2">{text}</p>
          <span className="inline-block rounded-tag bg-prairie px-3.5 py-2 font-semibold text-white">
            {action}
          </span>
          <p className="flex gap-5 pt-4.5">
            {openTimes.map(({ time, day }) => (
              <span key={time} className="text-soil-3 @max-xs:last:hidden">
                <span className="block figure-number text-lead leading-tight text-soil">
                  {time}
                </span>
                {day}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
