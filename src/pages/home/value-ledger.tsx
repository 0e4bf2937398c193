import { home, type Value } from '../../content/pages/home'
import { Section } from '../../ui/section'

/** A claim as a figure in display type, with the figure before it where there is one. */
function Figure({ before, figure, caption }: Value) {
  return (
    <p className="order-first mb-4 text-small text-soil-3 lg:order-none lg:col-span-5 lg:mb-0 lg:justify-self-end lg:text-right xl:col-span-4">
      <span className="block pr-[.035em] font-heading text-[4rem] leading-[.86] tracking-tighter text-prairie md:whitespace-nowrap lg:text-display lg:leading-[.86]">
        {before !== undefined && (
          <>
            <span className="text-[.44em] tracking-tighter text-line-strong">{before}</span>
            <span className="sr-only">{` ${home.value.to} `}</span>
            <svg
              viewBox="0 0 60 24"
              aria-hidden="true"
              className="mx-[.14em] mb-[.09em] inline-block w-[.4em] fill-none stroke-line-strong stroke-4 align-baseline"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M2 12h54M46 2l10 10-10 10" />
            </svg>
          </>
        )}
        {figure}
      </span>
      <span className="mt-3 block">{caption}</span>
    </p>
  )
}

/** What changes (Save Time, Reduce Costs, Grow Faster): a ledger whose rows share one baseline from 1024 px. */
export function ValueLedger() {
  const { title, items, note } = home.value
  return (
    <Section className="py-section">
      <div className="container-page">
        <h2 data-in-view="" className="max-w-[11em] text-h2">
          {title}
        </h2>
        <ul className="mt-content border-b border-line">
          {items.map((item) => (
            <li
              key={item.title}
              data-in-view=""
              className="flex flex-col border-t border-line py-6 lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-6 lg:py-8.5"
            >
              <h3 className="text-h3 lg:col-span-3">{item.title}</h3>
              <p className="mt-2 max-w-[46ch] text-soil-2 lg:col-span-4 lg:mt-0 xl:col-span-5">
                {item.text}
              </p>
              <Figure {...item} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-soil-3">{note}</p>
      </div>
    </Section>
  )
}
