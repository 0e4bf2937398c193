import type { website, WebsiteOption } from '../../content/services/website'
import { formatUsd, type Cents } from '../../shared/money'
import { lowestWebsiteFee, websiteTotalCents } from '../../site/service-prices'
import { SHOWN_FOR, WEBSITE_FEES } from './fee-marks'

function Fee({ cents, label }: { readonly cents: Cents; readonly label: string }) {
  return (
    <p className="mt-4 text-small text-soil-3 on-dark:text-on-dark">
      <span className="block figure-number text-h2 leading-none text-soil on-dark:text-limestone">
        {formatUsd(cents)}
      </span>
      <span className="mt-1.5 block">{label}</span>
    </p>
  )
}

/**
 * A way to pay, as an open column; the popular one is a solid card. A column with the lowest fee
 * carries a mark that shows while that fee is chosen.
 */
export function OptionColumn({
  option,
  pricing,
}: {
  readonly option: WebsiteOption
  readonly pricing: typeof website.pricing
}) {
  const marks = WEBSITE_FEES.filter((fee) => lowestWebsiteFee(fee).id === option.id)
  return (
    <li
      className={
        option.popular
          ? 'relative rounded-panel bg-soil px-6 pt-16 pb-7 text-limestone on-dark lg:-mt-13'
          : 'relative border-t-[1.5px] border-soil pt-3 lg:pb-7'
      }
    >
      {option.popular && (
        <p className="absolute top-6 rounded-tag bg-wheat px-2.5 py-1.5 text-hint leading-none font-semibold text-soil">
          {pricing.popularTag}
        </p>
      )}
      {marks.map((fee) => (
        <p
          key={fee}
          className={`absolute inset-x-0 -top-px -translate-y-full rounded-t-tag bg-prairie px-2.5 py-1.5 text-hint leading-none font-semibold text-white ${SHOWN_FOR[fee]}`}
        >
          {pricing.marks[fee]}
        </p>
      ))}
      <h3 className="text-h3">{option.title}</h3>
      <p className="mt-1.5 text-small text-soil-3 lg:min-h-12 on-dark:text-on-dark">
        {option.suits}
      </p>
      <div className="grid grid-cols-2 lg:grid-cols-1">
        <Fee cents={option.setupCents} label={pricing.setupLabel} />
        <Fee cents={option.hostingCents} label={pricing.hostingLabel} />
      </div>
      <dl className="mt-6 border-t border-line pt-3 text-small on-dark:border-soil-line">
        {pricing.totals.map(({ months, label }) => (
          <div key={months} className="flex justify-between gap-4 py-1">
            <dt className="text-soil-3 on-dark:text-on-dark">{label}</dt>
            <dd className="font-semibold tabular">
              {formatUsd(websiteTotalCents(option, months))}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
