import { seo } from '../../content/services/seo'

const { climb } = seo

/** The bar height for each of the ten places, as complete class names that Tailwind can find. */
const BAR_HEIGHTS: Readonly<Record<number, string>> = {
  10: 'h-[18%]',
  9: 'h-[27%]',
  6: 'h-[54%]',
  4: 'h-[73%]',
  2: 'h-[91%]',
  1: 'h-full',
}

/** The search position of each month as a bar with its number, and the result. */
export function ClimbTable() {
  const { months, place: placeHeading, counts, caption } = climb
  return (
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
                className={`flex items-start justify-center border-t-4 border-wheat pt-2 font-semibold md:text-h3 ${BAR_HEIGHTS[place] ?? ''} ${place === 1 ? 'bg-wheat text-soil' : 'bg-prairie'}`}
              >
                {place}
              </span>
            </td>
          ))}
        </tr>
        {counts.map(({ name, key }) => (
          <tr key={key}>
            <th
              scope="row"
              className="border-t border-prairie-rule py-2.5 pr-2 text-left font-normal"
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
