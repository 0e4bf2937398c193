import map from '../../assets/scenes/seo-map.svg'
import { seo } from '../../content/services/seo'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { climb } = seo

const MAP = { src: map, width: 760, height: 620 } as const

/** Where the street names are on the map, in the order of `climb.streets`. */
const STREET_PLACES = [
  'top-[21.3%] left-[22%] -translate-y-1/2',
  'top-[59%] left-[22%] -translate-y-1/2',
  'top-[82%] left-[57%] -translate-y-1/2 lg:left-[38%]',
  'top-[90%] left-[67%]',
] as const

/** Where the pins are on the map, first place first: their tips in percent of the map. */
const PIN_PLACES = [
  'top-[52%] left-[41%]',
  'top-[21.3%] left-[62%]',
  'top-[76%] left-[62%]',
] as const

/** How high a place is in the chart of ten places, as classes the build can find. */
const BAR_HEIGHTS: Readonly<Record<number, string>> = {
  10: 'h-[18%]',
  9: 'h-[27%]',
  6: 'h-[54%]',
  4: 'h-[73%]',
  2: 'h-[91%]',
  1: 'h-full',
}

/** From the first pin down its street, then along the next one. */
const ROUTE = 'M0 0V100H100'

/** The line on the tops of the bars, stretched over six columns. */
const BAR_TOPS = 'M0 82H100V73H200V46H300V27H400V9H500V0H600'

function Pin({ place }: { readonly place: number }) {
  const isFirst = place === 1
  return (
    <span
      className={`absolute -translate-x-1/2 -translate-y-full ${PIN_PLACES[place - 1] ?? ''} ${isFirst ? 'z-1' : ''}`}
    >
      <svg
        viewBox="0 0 44 56"
        className={`${isFirst ? 'w-14 fill-wheat' : 'w-8 fill-white'} stroke-soil`}
        strokeWidth={2.25}
        strokeLinejoin="round"
      >
        <path d="M22 54C14 42 3 33 3 21a19 19 0 0 1 38 0c0 12-11 21-19 33Z" />
      </svg>
      <span
        className={`absolute inset-x-0 text-center figure-number leading-none text-soil ${isFirst ? 'top-3 text-h3' : 'top-2 text-small'}`}
      >
        {place}
      </span>
    </span>
  )
}

/** The map with three results; streets and names are text. The line goes on in the chart beside it, or below it. */
function TownMap() {
  return (
    <div className="relative lg:overflow-hidden">
      {/* On wide pages the map is as high as the text beside it, and its sides are cut. */}
      <div
        aria-hidden="true"
        className="relative aspect-760/620 w-full text-drawing text-soil-3 lg:absolute lg:left-1/2 lg:h-full lg:w-auto lg:-translate-x-1/2"
      >
        <Drawing drawing={MAP} className="size-full rounded-window lg:rounded-none" />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute top-[51%] left-[41%] h-[calc(49%+1.125rem)] w-px overflow-visible fill-none lg:h-[calc(49%-17.13rem)] lg:w-[59%]"
          strokeLinejoin="round"
        >
          <path
            d={ROUTE}
            className="stroke-soil"
            strokeWidth={10}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={ROUTE}
            className="stroke-wheat"
            strokeWidth={4}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {climb.streets.map((street, index) => (
          <span key={street} className={`absolute ${STREET_PLACES[index] ?? ''}`}>
            {street}
          </span>
        ))}
        {climb.results.map(({ place }) => (
          <Pin key={place} place={place} />
        ))}
      </div>
    </div>
  )
}

/** Ten places as a chart over six months; the numbers are text in the table below it. */
function ClimbTable() {
  const { months, headings } = climb
  return (
    <table className="mt-7 w-full table-fixed text-center leading-tight tabular">
      <caption className="sr-only">{climb.caption}</caption>
      <thead className="text-small text-on-dark-prairie">
        <tr>
          <td className="w-[17%] p-0" />
          {months.map(({ month }) => (
            <th key={month} scope="col" className="px-1 pb-2 font-normal">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="pr-2 text-left align-bottom text-small font-normal">
            {headings.place}
          </th>
          {months.map(({ month, place }) => (
            <td key={month} className="relative h-44 p-0 px-1 align-bottom md:h-56 md:px-1.5">
              {place === 10 && (
                <span className="absolute right-full bottom-[18%] -mb-0.5 h-24 w-[calc(123%+0.625rem)] rounded-bl-panel border-b-4 border-l-4 border-wheat lg:w-[calc(123%+3rem)] lg:rounded-none lg:border-l-0" />
              )}
              <span
                className={`flex items-start justify-center pt-2 font-semibold ${BAR_HEIGHTS[place] ?? ''} ${place === 1 ? 'bg-wheat text-soil' : 'bg-prairie'}`}
              >
                {place}
              </span>
              {place === 1 && (
                <>
                  <svg
                    viewBox="0 0 600 100"
                    preserveAspectRatio="none"
                    className="absolute inset-y-0 right-0 h-full w-[600%] overflow-visible fill-none stroke-wheat"
                    strokeLinejoin="round"
                  >
                    <path d={BAR_TOPS} strokeWidth={4} vectorEffect="non-scaling-stroke" />
                  </svg>
                  <span className="absolute -top-0.5 left-full h-screen w-2.5 rounded-tr-panel border-t-4 border-r-4 border-wheat lg:w-5" />
                </>
              )}
            </td>
          ))}
        </tr>
        {climb.counts.map(({ name, key }) => (
          <tr key={key}>
            <th
              scope="row"
              className="border-t border-prairie-rule py-2.5 pr-2 text-left text-small font-normal"
            >
              {name}
            </th>
            {months.map((row) => (
              <td key={row.month} className="border-t border-prairie-rule py-2.5 font-semibold">
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The finished work of SEO: one search, six months, from the tenth place to the first, on the map and in calls. */
export function MapClimb() {
  return (
    <Section background="prairie-dark" className="pt-10 md:pt-14 lg:pt-0">
      <div className="grid items-stretch gap-y-9 max-lg:px-gutter lg:grid-cols-[52fr_48fr]">
        <TownMap />
        <div className="relative before:absolute before:-top-4.5 before:bottom-64 before:-left-2.5 before:w-[calc(41%+0.625rem)] before:rounded-tl-panel before:border-t-4 before:border-l-4 before:border-wheat lg:py-16 lg:pr-gutter lg:pl-12 lg:before:hidden xl:max-w-[calc(640px-2vw)]">
          <p className="text-small text-wheat">{climb.label}</p>
          <h2 className="mt-3 text-h2">{climb.title}</h2>
          <ol className="mt-5 border-t border-prairie-rule">
            {climb.results.map(({ place, name, detail }) => (
              <li
                key={name}
                className={`flex items-baseline gap-3 border-b border-prairie-rule py-2.5 ${place === 1 ? 'font-semibold text-wheat' : 'text-on-dark-prairie'}`}
              >
                <span className="tabular">{place}</span>
                {name}
                <span className="ml-auto text-right text-small font-normal">{detail}</span>
              </li>
            ))}
          </ol>
          <ClimbTable />
          <p className="mt-4 text-small text-on-dark-prairie lg:min-h-[4.5em]">{climb.note}</p>
        </div>
      </div>
    </Section>
  )
}
