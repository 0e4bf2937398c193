import { EXAMPLE_COMPANY } from '../../content/example-company'

/** Results below the advertisement, as a search in Frisco might show them. */
const RESULTS = [
  {
    source: 'redbudfence.example › cedar',
    title: 'Cedar or iron? What a fence costs in Collin County',
  },
  { source: 'Maps · open until 6 pm', title: EXAMPLE_COMPANY },
] as const

/**
 * A search result page whose advertisement leads to a booking: a product drawing on a prairie
 * ground, cut by the ground's lower edge. Decoration, so hidden from assistive technology.
 */
export function SearchResults() {
  return (
    <div
      aria-hidden="true"
      className="h-68 overflow-hidden rounded-window bg-prairie-tint px-4.5 pt-5.5 text-drawing md:h-75 md:px-10 md:pt-10 lg:pr-16"
    >
      <div className="h-full rounded-t-window bg-white px-5.5 pt-4.5 shadow-sheet">
        <p className="mb-3.5 flex justify-between rounded-full border border-line-strong px-4 py-2">
          fence company near me <span className="text-soil-3">Frisco, TX</span>
        </p>
        <div className="-mx-3 rounded-control bg-wheat-tint px-3 py-2.5">
          <p className="text-drawing-small text-soil-3">
            <span className="font-semibold text-soil">Sponsored</span> · redbudfence.example
          </p>
          <p className="text-small font-semibold text-prairie">
            {`${EXAMPLE_COMPANY}: we measure this week`}
          </p>
          <p className="text-drawing-small text-soil-3">
            Pick a visit time online. Written quote the next day. Cedar, iron, repairs.
          </p>
        </div>
        {RESULTS.map(({ source, title }) => (
          <div key={source} className="border-b border-line py-3">
            <p className="text-drawing-small text-soil-3">{source}</p>
            <p className="truncate text-small font-semibold text-prairie">{title}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
