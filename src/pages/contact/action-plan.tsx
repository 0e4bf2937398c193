import signature from '../../assets/drawings/signature.svg?drawing'
import { ACTION_PLAN, type PlanRow } from '../../content/product/action-plan'
import { formatUsd } from '../../shared/money'
import { company } from '../../site/company'
import { Drawing } from '../../ui/drawing'
import { ExampleTag } from '../../sections/product/example-tag'

const { title, labels, rows, crossedOut, total, estimate, signedBy } = ACTION_PLAN

/** A row of the plan: the finding, what its fix costs, how long it takes, and the expected result. */
function Row({ row, isMarked }: { readonly row: PlanRow; readonly isMarked: boolean }) {
  const { found, fix, cost, extra, ready, brings } = row
  return (
    <dl className="row-span-3 grid grid-rows-subgrid gap-y-1 text-small">
      <div>
        <dt className="sr-only">{labels.found}</dt>
        <dd className="font-heading text-lead leading-tight text-balance">{found}</dd>
      </div>
      <div>
        <dt className="sr-only">{labels.cost}</dt>
        <dd className="font-semibold tabular">
          <span className={isMarked ? 'pb-0.5 highlighted' : ''}>{cost}</span>
          {extra !== undefined && <span className="font-normal text-soil-3"> {extra}</span>}
        </dd>
        <dt className="inline text-soil-3">{labels.ready} </dt>
        <dd className="inline font-semibold">{ready}</dd>
      </div>
      <div>
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

/** The action plan as the client gets it; its findings are beside each other on wide pages. It prints on one page. */
export function ActionPlanSheet() {
  return (
    <figure className="rounded-tag bg-white px-4 py-6 text-soil shadow-sheet lg:px-10 lg:py-8 print:break-inside-avoid print:[box-shadow:none]">
      <figcaption className="flex flex-wrap items-start gap-4 border-b-[1.5px] border-soil pb-4">
        <span className="flex-1 font-heading text-h3 text-balance">{title}</span>
        <ExampleTag />
      </figcaption>
      <ol className="lg:grid lg:grid-cols-3 lg:gap-x-6 lg:py-6">
        {rows.map((row, index) => (
          <li
            key={row.found}
            className="row-span-3 grid grid-cols-[1rem_minmax(0,1fr)] grid-rows-subgrid gap-y-1 border-line py-4 max-lg:border-b lg:grid-cols-[1.25rem_minmax(0,1fr)] lg:py-0 lg:not-first:border-l lg:not-first:pl-6"
          >
            <span aria-hidden="true" className="figure-number text-lead leading-tight text-prairie">
              {index + 1}
            </span>
            <Row row={row} isMarked={index === 0} />
          </li>
        ))}
      </ol>
      <div className="grid gap-x-6 gap-y-4 border-line pt-4 text-small lg:grid-cols-3 lg:border-t lg:pt-6 lg:*:not-first:pl-6">
        <div>
          <CrossedOut />
          <p className="mt-2 text-soil-3">{estimate}</p>
        </div>
        <div>
          <Drawing drawing={signature} />
          <p className="text-soil-3">
            {signedBy}, {company.name}
          </p>
        </div>
        <p>
          <span className="block">{total.label}</span>
          <span className="figure-number text-h2 leading-none">{formatUsd(total.cents)}</span>{' '}
          <span className="text-soil-3">{total.extra}</span>
          <span className="block">{total.measure}</span>
        </p>
      </div>
    </figure>
  )
}
