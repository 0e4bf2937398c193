import { PLAN_IDS, PLANS, type Plan } from '../shared/plans'
import { company } from '../site/company'

/** Promises that several pages make, each worded once. */

/** Who answers the phone, and when. '24/7 support' means exactly this. Said in full on the contact page. */
export const supportPromise = `${company.hours.text}, a person picks up. After hours, our AI assistant answers.`

/** The result of every free consultation. It has the same name everywhere. */
export const actionPlan = {
  name: 'one-page action plan',
  sentence:
    'Whether or not you hire us, you keep a one-page action plan: what to fix first, what it costs to start and how long it takes.',
} as const

/** Beside a platform price: usage is charged separately, as the fees page explains. */
export const plusUsage = { label: 'plus usage', to: 'platformFees' } as const

/** How long the consultation takes. */
export const consultationMinutes = '30 to 45 minutes'

/** The one line of a section that shows samples. */
export const sampleNotes = {
  quotes: 'Placeholder quotes. Real reviews are on the way.',
  video: 'Placeholder video. Real reviews are on the way.',
} as const

/** Words in a sentence: 'a, b or c'. */
export const oneOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ')

/** The plans with a free trial: 'Starter or Business'. */
export const trialPlans = oneOf(
  PLAN_IDS.filter((id) => PLANS[id].hasTrial).map((id) => PLANS[id].name),
)

/** A link to the free trial of a plan. Links that read alike but lead to different plans differ in their accessible names. */
export function trialLink({ id, name }: Plan) {
  const label = 'Start Free Trial'
  return { label, 'aria-label': `${label} of ${name}`, to: { signUp: id } } as const
}
