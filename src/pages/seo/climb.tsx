import { seo } from '../../content/services/seo'
import { TitledSection } from '../../sections/titled-section'

const { title, text, months, place: placeHeading, counts, caption } = seo.climb

/** The bar height of each place, as complete class names that Tailwind can find. */
const BAR_HEIGHTS: Readonly<Record<(typeof months)[number]['place'], string>> = {
  10: 'h-[18%] bg-prairie',
  9: 'h-[27%] bg-prairie',
  6: 'h-[54%] bg-prairie',
  4: 'h-[73%] bg-prairie',
  2: 'h-[91%] bg-prairie',
  1: 'h-full bg-wheat text-soil',
}

/** One search term over six months, from the tenth place to the first: a bar for each month, and what it brought. */
export function Climb() {
  return (
    <TitledSection background="prairie-dark" className="py-14 md:py-20" title={title} text={text}>
      <table className="mt-content w-full table-fixed text-center leading-tight tabular">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-on-dark-prairie">
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
            <th scope="row" className="pr-2 pb-2 text-left align-bottom font-normal">
              {placeHeading}
            </th>
            {months.map(({ month, place }) => (
              <td key={month} className="h-44 p-0 px-1 align-bottom md:h-64 md:px-1.5">
                <span
                  className={`block border-t-4 border-wheat pt-2 font-semibold md:text-h3 ${BAR_HEIGHTS[place]}`}
                >
                  {place}
                </span>
              </td>
            ))}
          </tr>
          {counts.map(({ name, key }) => (
            <tr key={key} className="border-t border-prairie-rule">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {name}
              </th>
              {months.map((row) => (
                <td key={row.month} className="py-2.5 font-semibold">
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  )
}
