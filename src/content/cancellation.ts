import { TRIAL_DAYS } from '../shared/plans'
import { company } from '../site/company'
import { LEGAL_FACTS } from './legal-facts'

// When a plan charges what, and how it ends. The sign-up has separate texts for each order (sign-up.ts).

/** How a plan continues and ends, in sentences. */
export const cancellation = {
  heading: 'How to cancel',
  withoutCard: `Without a card, your trial ends by itself after ${TRIAL_DAYS} days, and nothing is charged.`,
  withCard: `With a card on file, your plan is charged from day ${TRIAL_DAYS + 1} unless you cancel first.`,
  yearly: 'An annual plan renews each year until you cancel.',
  cancel: `In a trial, email ${company.email} before it ends. After that, email at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before your next billing cycle.`,
} as const
