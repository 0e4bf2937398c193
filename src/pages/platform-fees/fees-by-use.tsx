import type { ReactNode } from 'react'
import { platformFees } from '../../content/pages/platform-fees'
import { PlanFeesAccordion, UsageTable } from '../../sections/fee-tables'

const { prices, tenDollars } = platformFees

function Part({
  title,
  text,
  className = '',
  children,
}: {
  readonly title: string
  readonly text: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={`container-page grid-page gap-y-6 ${className}`}>
      <div className="col-span-12 lg:col-span-4">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[34ch] text-soil-2">{text}</p>
      </div>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </div>
  )
}

/** Usage fees of the three plans: two tables, or one accordion on small screens. */
export function FeesByUse() {
  return (
    <section className="pt-8 pb-section md:pt-12 print:pb-6">
      <Part title={prices.title} text={prices.text}>
        <div className="hidden md:block print:block">
          <UsageTable shows="prices" />
        </div>
        <div className="md:hidden print:hidden">
          <PlanFeesAccordion />
        </div>
      </Part>
      <Part
        title={tenDollars.title}
        text={tenDollars.text}
        className="mt-22 hidden! md:grid! print:mt-8 print:grid!"
      >
        <UsageTable shows="tenDollars" />
      </Part>
    </section>
  )
}
