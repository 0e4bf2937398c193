import type { Cents } from '../shared/money'

/** Fees of phone carriers and of extras, passed on without a markup. In US cents. Pages that load little take them from here. */
export const CARRIER_FEES = {
  registrationOnceCents: 2_400,
  registrationMonthlyCents: 1_100,
  extraNumberMonthlyCents: 300,
} as const satisfies Record<string, Cents>
