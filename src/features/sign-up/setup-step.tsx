import { useId } from 'react'
import { signUp } from '../../content/sign-up'
import { PLANS, type PlanId } from '../../shared/plans'
import type { SetupOptionId } from '../../shared/setup-options'
import { externalLinks } from '../../site/external-links'
import { ExternalLink } from '../../ui/external-link'
import { SetupChoices } from './setup-choices'
import { StepHeading } from './step-heading'

const { setup: words } = signUp

/** Second step: who sets the platform up. */
export function SetupStep({
  planId,
  setupOption,
  onChoose,
}: {
  readonly planId: PlanId
  readonly setupOption: SetupOptionId
  readonly onChoose: (setupOption: SetupOptionId) => void
}) {
  const headingId = useId()
  return (
    <>
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <SetupChoices
        labelledBy={headingId}
        planId={planId}
        setupOption={setupOption}
        onChoose={onChoose}
      />
      {PLANS[planId].hasTrial && <p className="mt-4 text-small font-medium">{words.trialNote}</p>}
      <p className="mt-2 text-small text-soil-3">
        {words.disclaimer}{' '}
        <ExternalLink
          href={externalLinks.enterpriseBooking}
          className="font-semibold text-prairie underline decoration-[1.5px] underline-offset-4"
        >
          {words.disclaimerLink}
        </ExternalLink>
        .
      </p>
    </>
  )
}
