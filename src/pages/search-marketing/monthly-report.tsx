import type { searchMarketing } from '../../content/services/search-marketing'
import { ProductWindow } from '../../sections/product/product-window'

/** The monthly report that clients get, drawn with an invented month. */
export function MonthlyReport({
  title,
  text,
  label,
  window,
  rows,
  comment,
}: typeof searchMarketing.report) {
  return (
    <div className="container-page grid-page items-center gap-y-9">
      <div className="col-span-12 lg:col-span-4" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[38ch] text-soil-2">{text}</p>
      </div>
      <ProductWindow
        label={label}
        {...window}
        className="col-span-12 md:col-span-10 lg:col-span-7 lg:col-start-6"
      >
        <div className="px-4.5 pt-2 pb-5 md:px-7 md:pb-7">
          {rows.map(({ name, value, note }, index) => (
            <div
              key={name}
              className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 md:grid-cols-[1fr_7rem_9rem] ${index === rows.length - 1 ? 'border-t-2 border-soil font-semibold' : 'border-b border-line last:border-0'}`}
            >
              <span className="text-small">{name}</span>
              <span className="text-right figure-number text-h3 leading-none">{value}</span>
              <span className="col-span-2 text-soil-3 md:col-span-1 md:text-right">{note}</span>
            </div>
          ))}
          <p className="mt-2 rounded-control bg-wheat-tint px-4 py-3 text-small">{comment}</p>
        </div>
      </ProductWindow>
    </div>
  )
}
