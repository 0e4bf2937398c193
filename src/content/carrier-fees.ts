import type { Cents } from '../shared/money'
import { TRIAL_DAYS } from '../shared/plans'

/** Fees of phone carriers and of extras, passed on without a markup. In US cents. Pages that load little take them from here. */
export const CARRIER_FEES = {
  registrationOnceCents: 2_400,
  registrationMonthlyCents: 1_100,
  extraNumberMonthlyCents: 300,
} as const satisfies Record<string, Cents>

/** When a plan with a trial is first charged, as it follows 'from' or 'on'. */
export const FIRST_CHARGE = `day ${TRIAL_DAYS + 1} (or, if you register for texting in the trial, a week after the carriers approve your number, if that’s later)`
