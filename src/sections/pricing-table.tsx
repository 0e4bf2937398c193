import type { PricingContent } from '../content/pages/platform'
import { PLAN_IDS, PLANS } from '../shared/plans'
import { TextLink } from '../ui/text-link'
import { BillingToggle } from './billing-toggle'
import { PlanColumn } from './plan-column'

/** The three plans with the billing toggle (spec section 2.11). Works without any script. */
export function PricingTable({
  title,
  billingLegend,
  yearlyNote,
  column,
  buttons,
  note,
  feesLink,
}: PricingContent) {
  return (
    <div className="group/billing container-page">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <h2 className="max-w-[12em] text-h2">{title}</h2>
        <BillingToggle legend={billingLegend} note={yearlyNote} />
      </div>
      <div className="mt-9 grid items-start md:mt-22 md:grid-cols-2 lg:grid-cols-[1fr_1.12fr_1fr]">
        {PLAN_IDS.map((id) => (
          <PlanColumn key={id} plan={PLANS[id]} button={buttons[id]} text={column} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-5 lg:mt-11">
        <p className="text-small text-soil-3">{note}</p>
        <TextLink to={feesLink.to}>{feesLink.label}</TextLink>
      </div>
    </div>
  )
}
