import signature from '../../assets/drawings/signature.svg?drawing'
import { ACTION_PLAN, costText, type PlanRow } from '../../content/product/action-plan'
import { formatUsd } from '../../shared/money'
import { company } from '../../site/company'
import { Drawing } from '../../ui/drawing'
import { ExampleTag } from '../../sections/product/example-tag'

const { title, labels, rows, crossedOut, total, estimate, signedBy } = ACTION_PLAN

const PAPER = '@container rounded-tag bg-white text-soil shadow-sheet print:[box-shadow:none]'

/** A row of the plan: the finding, its fix and the expected result; below the finding or, on wide sheets, at the right, cost and time. */
function Row({ row, isMarked = false }: { readonly row: PlanRow; readonly isMarked?: boolean }) {
  const { found, fix, cost, ready, brings } = row
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-small @lg:grid @lg:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="w-full">
        <dt className="sr-only">{labels.found}</dt>
        <dd className="font-heading text-lead leading-tight text-balance @lg:text-h3">{found}</dd>
      </div>
      <div className="@lg:text-right">
        <dt className="sr-only">{labels.cost}</dt>
        <dd className="font-semibold tabular">
          <span className={isMarked ? 'pb-0.5 highlighted' : ''}>{costText(cost)}</span>
          {cost.extra !== undefined && (
            <span className="font-normal text-soil-3 @lg:block"> {cost.extra}</span>
          )}
        </dd>
      </div>
      <div className="@lg:order-1 @lg:text-right">
        <dt className="inline text-soil-3">{labels.ready} </dt>
        <dd className="inline font-semibold">{ready}</dd>
      </div>
      <div className="w-full">
        <dt className="sr-only">{labels.fix}</dt>
        <dd>{fix}.</dd>
        <dt className="inline text-soil-3">{labels.brings}: </dt>
        <dd className="inline font-medium text-prairie">{brings}</dd>
      </div>
    </dl>
  )
}

/** Something the client should not buy, crossed out by hand. */
function CrossedOut() {
  return (
    <p className="flex items-baseline gap-3">
      <s className="relative font-heading text-lead leading-tight text-soil-3 no-underline">
        {crossedOut.item}
        <svg
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-0 -left-2 h-full w-[120%] max-w-none fill-none stroke-soil stroke-2"
          strokeLinecap="round"
        >
          <path d="M1 12c22-4 44 2 62-1s26-3 36-4" vectorEffect="non-scaling-stroke" />
        </svg>
      </s>
      <span className="text-small font-medium text-prairie">{crossedOut.note}</span>
    </p>
  )
}

/** The action plan as the client gets it, for 280 px and more. It prints on one page. */
export function ActionPlanSheet({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`${PAPER} ${className} print:rotate-0 print:break-inside-avoid`}>
      <figure className="px-5 py-6 @lg:px-9 @lg:py-8">
        <figcaption className="flex items-start justify-between gap-4 border-b-[1.5px] border-soil pb-4">
          <span className="font-heading text-h3 text-balance">{title}</span>
          <ExampleTag className="shrink-0" />
        </figcaption>
        <ol>
          {rows.map((row, index) => (
            <li
              key={row.found}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] border-b border-line py-4 @lg:grid-cols-[1.75rem_minmax(0,1fr)]"
            >
              <span
                aria-hidden="true"
                className="figure-number text-lead leading-tight text-prairie"
              >
                {index + 1}
              </span>
              <Row row={row} isMarked={index === 0} />
            </li>
          ))}
          <li className="border-b border-line py-4 pl-5 @lg:pl-7">
            <CrossedOut />
          </li>
        </ol>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-4 text-small">
          <div>
            <Drawing drawing={signature} />
            <p className="text-soil-3">
              {signedBy}, {company.name}
            </p>
          </div>
          <p className="@lg:text-right">
            {total.label} <span className="figure-number text-h3">{formatUsd(total.cents)}</span>
            <span className="block text-soil-3">{total.extra}</span>
            <span className="block">{total.measure}</span>
          </p>
          <p className="w-full text-small text-soil-3">{estimate}</p>
        </div>
      </figure>
    </div>
  )
}
