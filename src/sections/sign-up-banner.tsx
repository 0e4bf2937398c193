import type { PlanId } from '../shared/plans'
import { Button } from '../ui/button'
import { Section } from '../ui/section'

/** A wheat band with one soil button that opens the sign-up wizard on a plan. */
export function SignUpBanner({
  title,
  button,
  note,
  planId,
}: {
  readonly title: string
  readonly button: string
  readonly note: string
  readonly planId: PlanId
}) {
  return (
    <Section ground="wheat" className="py-12 below-fold reserve-210 md:py-18 lg:reserve-120">
      <div className="container-page grid-page items-center gap-y-6">
        <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9 lg:text-right">
          <Button data-sign-up={planId} variant="soil" arrow className="w-full md:w-auto">
            {button}
          </Button>
          <p className="mt-3 text-small">{note}</p>
        </div>
      </div>
    </Section>
  )
}
