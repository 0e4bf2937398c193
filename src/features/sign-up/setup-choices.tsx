import { signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import type { PlanId } from '../../shared/plans'
import { setupOptionsFor, type SetupOptionId } from '../../shared/setup-options'
import { ChoiceCard } from '../../ui/choice-card'

const { setup: words } = signUp

/** The setup options that a plan offers, as radio cards. */
export function SetupChoices({
  labelledBy,
  planId,
  setupOption,
  onChoose,
}: {
  readonly labelledBy: string
  readonly planId: PlanId
  readonly setupOption: SetupOptionId
  readonly onChoose: (setupOption: SetupOptionId) => void
}) {
  return (
    <fieldset aria-labelledby={labelledBy} className="grid gap-3">
      {setupOptionsFor(planId).map(({ id, name, feeCents }) => (
        <ChoiceCard
          key={id}
          name="sign-up-setup"
          value={id}
          checked={id === setupOption}
          onChoose={() => {
            onChoose(id)
          }}
          title={<span className="font-semibold">{name}</span>}
          aside={
            <>
              <span className="font-semibold tabular">{formatUsd(feeCents)}</span>{' '}
              <span className="text-hint text-soil-3">
                {feeCents === 0 ? words.free : words.once}
              </span>
            </>
          }
          className="rounded-control has-checked:inset-ring-[1.5px] has-checked:inset-ring-prairie"
        >
          <p className="text-small text-soil-2">{words.descriptions[id]}</p>
        </ChoiceCard>
      ))}
    </fieldset>
  )
}
