import { formatUsd } from '../../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../../shared/plans'
import { company, phoneInText } from '../../../site/company'
import { CLAIMS } from '../../claims'
import { trialLink } from '../../standing-copy'
import type { LinkContent } from '../../types'

/** The first screen: what it does, its price, and four figures about us. */
export const platformHero = {
  title: 'Every customer on one screen',
  lead: `See every call, text, quote and review in one place, and let the follow-up run itself. For service businesses, clinics and studios in and around ${company.cities.frisco} and ${company.cities.prosper}.`,
  price: {
    before: 'From',
    figure: formatUsd(PLANS.starter.monthlyCents),
    unit: 'a month',
  },
  link: trialLink(PLANS.starter),
  more: {
    label: 'Compare the plans',
    to: { route: 'platform', hash: 'pricing' },
  } satisfies LinkContent,
  note: `${TRIAL_DAYS} days free, no credit card required`,
  withoutScript: `To sign up, turn on JavaScript in your browser, or call us at ${phoneInText}.`,
  stats: [CLAIMS.toolsReplaced, CLAIMS.timeSaved, CLAIMS.support, CLAIMS.unifiedSolution],
} as const
