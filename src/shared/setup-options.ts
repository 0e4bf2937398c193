import type { Cents } from './money'
import type { PlanId } from './plans'

/** Ids of the setup options. */
export const SETUP_OPTION_IDS = ['self', 'assistedNoWebsite', 'assisted', 'shimzy'] as const
export type SetupOptionId = (typeof SETUP_OPTION_IDS)[number]

interface SetupOption {
  readonly id: SetupOptionId
  readonly name: string
  readonly feeCents: Cents
}

/** The setup options with their one-time fees. */
export const SETUP_OPTIONS: Readonly<Record<SetupOptionId, SetupOption>> = {
  self: { id: 'self', name: 'Set it up yourself', feeCents: 0 },
  assistedNoWebsite: {
    id: 'assistedNoWebsite',
    name: 'Done for you, without a website',
    feeCents: 99_700,
  },
  assisted: { id: 'assisted', name: 'Done for you, with a website', feeCents: 199_700 },
  shimzy: { id: 'shimzy', name: 'AI setup', feeCents: 300_000 },
}

/** The setup options a plan offers, in the order in which the wizard shows them. */
export function setupOptionsFor(plan: PlanId): readonly [SetupOption, ...SetupOption[]] {
  return plan === 'shimzy'
    ? [SETUP_OPTIONS.shimzy]
    : [SETUP_OPTIONS.self, SETUP_OPTIONS.assistedNoWebsite, SETUP_OPTIONS.assisted]
}

/** The chosen option if the plan offers it, else the plan's first one. */
export function allowedSetupOption(plan: PlanId, chosen: SetupOptionId): SetupOptionId {
  const options = setupOptionsFor(plan)
  return (options.find(({ id }) => id === chosen) ?? options[0]).id
}
