import { PLANS, TRIAL_DAYS } from '../../../shared/plans'
import { trialLink } from '../../standing-copy'
import type { LinkContent } from '../../types'

const { business } = PLANS

/** The closing banner for the featured plan, with a link to the demo. */
export const platformClosing = {
  title: 'Try it with your\u00a0team',
  text: `${business.name} is free for ${TRIAL_DAYS} days, no credit card required.`,
  link: trialLink(business),
  demo: {
    text: 'Want to see it first?',
    link: { label: 'Book a Free Demo', to: 'contact' } satisfies LinkContent,
  },
} as const
