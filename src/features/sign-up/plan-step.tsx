import { useId } from 'react'
import { signUp } from '../../content/sign-up'
import type { PlanId } from '../../shared/plans'
import { PlanChoices } from './plan-choices'
import { StepHeading } from './step-heading'

/** First step: which plan. */
export function PlanStep({
  planId,
  onChoose,
}: {
  readonly planId: PlanId
  readonly onChoose: (planId: PlanId) => void
}) {
  const headingId = useId()
  return (
    <>
      <StepHeading id={headingId}>{signUp.plan.heading}</StepHeading>
      <PlanChoices labelledBy={headingId} planId={planId} onChoose={onChoose} />
      <p className="mt-4 text-small font-semibold text-prairie">{signUp.plan.note}</p>
    </>
  )
}
