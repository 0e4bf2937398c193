import { formatUsd } from '../shared/money'
import {
  POPULAR_WEBSITE_OPTION,
  WEBSITE_OPTION_PRICES,
  websiteTotalCents,
} from '../site/service-prices'

const FIRST_YEAR_MONTHS = 12

const CELL = 'border-b border-line py-3.5 pl-2 text-right font-normal md:py-5 md:pl-4'

/** The four ways to pay for a website, with what each comes to in its first year. */
export function WebsiteOptionsTable({
  caption,
  headings,
  popular,
}: {
  readonly caption: string
  readonly headings: readonly string[]
  readonly popular: string
}) {
  return (
    <table className="w-full border-t-[1.5px] border-soil leading-snug tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-small text-soil-3">
          {headings.map((heading) => (
            <th key={heading} scope="col" className={`${CELL} first:pl-0! first:text-left!`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(WEBSITE_OPTION_PRICES).map(([id, option]) => (
          <tr key={id}>
            <th scope="row" className={`${CELL} pl-0! text-left!`}>
              <span className="font-heading text-lead md:text-h3">{option.name}</span>
              {id === POPULAR_WEBSITE_OPTION && (
                <span className="mt-1 block w-fit rounded-tag bg-wheat px-2 py-1 text-hint leading-none font-semibold whitespace-nowrap md:ml-3 md:inline-block md:align-middle">
                  {popular}
                </span>
              )}
            </th>
            <td className={`${CELL} text-small md:text-lead`}>{formatUsd(option.setupCents)}</td>
            <td className={`${CELL} text-small md:text-lead`}>{formatUsd(option.hostingCents)}</td>
            <td className={`${CELL} text-small text-soil-3 md:text-lead`}>
              {formatUsd(websiteTotalCents(option, FIRST_YEAR_MONTHS))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
