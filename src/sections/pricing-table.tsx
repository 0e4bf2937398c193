import type { PricingContent } from '../content/pages/platform'
import { PLAN_IDS, PLANS } from '../shared/plans'
import { BillingToggle } from './billing-toggle'
import { FaqList } from './faq-list'
import { PlanCard } from './plan-card'
import { PlanDifferences } from './plan-differences'
import { PlanSelector } from './plan-selector'

/**
 * The three plans as differences, with the billing toggle, and below them what people ask before they
 * start. On phones one plan is shown at a time, chosen by radios. All of it works without a script.
 */
export function PricingTable({
  title,
  text,
  billingLegend,
  yearlyNote,
  planLegend,
  card,
  differences,
  questions,
}: PricingContent) {
  return (
    <div className="container-page">
      <div className="group/billing group/plans flex flex-col md:grid md:grid-cols-[minmax(0,28fr)_repeat(3,minmax(0,24fr))]">
        <div className="md:col-span-4 lg:col-span-1 lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:mb-0 lg:pr-6 lg:pb-32">
          <h2 className="text-h2 lg:text-[2.75rem]">{title}</h2>
          <p className="mt-3 max-w-measure text-soil-2 lg:mt-5">{text}</p>
        </div>
        <div className="mt-5 pb-2 md:col-span-4 md:mb-16 md:pb-0 lg:col-span-1 lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:mb-0 lg:self-end lg:pr-4 lg:pb-5">
          <BillingToggle legend={billingLegend} note={yearlyNote} />
        </div>
        <PlanSelector legend={planLegend} />
        {PLAN_IDS.map((id) => (
          <PlanCard key={id} plan={PLANS[id]} text={card} />
        ))}
        <PlanDifferences {...differences} />
      </div>
      <div className="mt-8 grid-page gap-y-4 md:mt-20">
        <h3 className="col-span-12 text-h3 lg:col-span-4">{questions.title}</h3>
        <div className="col-span-12 lg:col-span-8">
          <FaqList entries={questions.entries} />
        </div>
      </div>
    </div>
  )
}
