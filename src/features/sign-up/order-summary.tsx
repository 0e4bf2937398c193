import { useId } from 'react'
import { orderWords } from '../../content/sign-up'
import { formatMonthDay } from '../../shared/calendar'
import type { Order } from '../../shared/checkout'
import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { dueTodayCents, needsCardToday, planPriceCents, trialEnd } from '../../shared/pricing'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { Wizard } from './use-wizard'

/** The lines of an order made on `today`: plan, trial where there is one, setup. */
export function orderLines(order: Order, today: Date) {
  const { billing } = order
  const plan = PLANS[order.plan]
  const setup = SETUP_OPTIONS[order.setup]
  const price = formatUsd(planPriceCents(plan.id, billing))
  const firstCharge = plan.hasTrial
    ? orderWords.firstChargeLater(formatMonthDay(trialEnd(today)), needsCardToday(order))
    : orderWords.firstChargeNow(billing)
  const trial = { name: orderWords.trial, hint: orderWords.trialHint, amount: `−${price}` }
  return [
    { name: orderWords.planLine(plan, billing), hint: firstCharge, amount: price },
    ...(plan.hasTrial ? [trial] : []),
    {
      name: setup.name,
      hint: orderWords.setupHint(setup.feeCents === 0),
      amount: formatUsd(setup.feeCents),
    },
  ]
}

/** The whole height of the wizard, beside its steps. */
const RIGHT_COLUMN =
  'two-columns:col-start-2 two-columns:row-span-3 two-columns:row-start-1 two-columns:min-h-0 two-columns:overflow-x-hidden two-columns:overflow-y-auto two-columns:border-l two-columns:border-line two-columns:px-8 two-columns:pt-8.5 two-columns:pb-6.5'

/** What is being ordered and what it costs today. */
export function OrderSummary({
  order,
  today,
  className,
}: Pick<Wizard, 'order' | 'today'> & { readonly className: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex shrink-0 flex-col bg-limestone-2 px-5 pt-6.5 pb-6 md:px-10 ${RIGHT_COLUMN} ${className}`}
    >
      <h3 id={id} className="mb-4.5 text-h3 two-columns:pr-10">
        {orderWords.heading}
      </h3>
      <ul>
        {orderLines(order, today).map(({ name, hint, amount }) => (
          <li
            key={name}
            className="flex justify-between gap-5 border-t border-line py-3 leading-snug"
          >
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-soil-3">{hint}</span>
            </span>
            <span className="font-semibold tabular">{amount}</span>
          </li>
        ))}
      </ul>
      <dl className="flex items-end justify-between gap-4 border-t-[1.5px] border-soil pt-4">
        <dt className="leading-tight font-semibold">{orderWords.total}</dt>
        <dd className="figure-number text-[2.75rem] leading-[.9]">
          {formatUsd(dueTodayCents(order))}
        </dd>
      </dl>
      <p className="mt-2.5 text-small font-semibold tabular">{orderWords.totalParts(order)}</p>
      <p className="text-small text-soil-2">{orderWords.salesTax(order)}</p>
    </section>
  )
}
