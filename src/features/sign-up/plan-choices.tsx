import { PLAN_DESCRIPTIONS } from '../../content/plan-descriptions'
import { signUp } from '../../content/sign-up'
import { PLAN_IDS, PLANS, type PlanId } from '../../shared/plans'
import { ChoiceCard } from '../../ui/choice-card'

const { plan: words } = signUp

/** The three plans as radio cards. */
export function PlanChoices({
  labelledBy,
  planId,
  onChoose,
}: {
  readonly labelledBy: string
  readonly planId: PlanId
  readonly onChoose: (planId: PlanId) => void
}) {
  return (
    <fieldset aria-labelledby={labelledBy} className="grid gap-3">
      {PLAN_IDS.map((id) => {
        const plan = PLANS[id]
        return (
          <ChoiceCard
            key={id}
            name="sign-up-plan"
            value={id}
            checked={id === planId}
            onChoose={() => {
              onChoose(id)
            }}
            title={<span className="font-heading text-[1.25rem] leading-6">{plan.name}</span>}
            aside={<span className="font-semibold tabular">{words.price(plan)}</span>}
            className="rounded-control has-checked:inset-ring-[1.5px] has-checked:inset-ring-prairie"
          >
            <p className="text-small text-soil-2">{PLAN_DESCRIPTIONS[id]}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small font-medium">
              {words.trial(plan)}
              {plan.featured && (
                <span className="rounded-tag bg-wheat px-2 text-hint leading-6 font-semibold">
                  {words.featured}
                </span>
              )}
            </p>
          </ChoiceCard>
        )
      })}
    </fieldset>
  )
}
