import { formatUsd } from '../../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../../shared/plans'
import { SETUP_OPTIONS } from '../../../shared/setup-options'
import { cancellation } from '../../cancellation'
import { CLAIMS } from '../../claims'
import type { FaqEntry } from '../../types'

const { assisted, assistedNoWebsite, shimzy: aiSetup } = SETUP_OPTIONS
const { toolsReplaced, timeSaved, uptime, separateTools } = CLAIMS
const { shimzy } = PLANS

/** Questions before signing up. Conditions that a buyer has to know belong here. */
export const platformQuestions = {
  title: 'Before you start',
  entries: [
    {
      question: 'Do I need a credit card?',
      answer: `Not if you set it up yourself: nothing is due for ${TRIAL_DAYS} days. If we do it, the setup fee is due when you order. A plan without a trial is charged from the first day.`,
    },
    {
      question: `What happens after ${TRIAL_DAYS} days?`,
      answer: `${cancellation.withoutCard} ${cancellation.withCard}`,
    },
    {
      question: 'How do I cancel?',
      answer: `${cancellation.cancel} Monthly plans have no long-term contract. ${cancellation.yearly}`,
    },
    {
      question: 'Can you set it up for me?',
      answer: `Yes. We start with a consultation call. Setup is ${formatUsd(assistedNoWebsite.feeCents)}, or ${formatUsd(assisted.feeCents)} with a website. On ${shimzy.name}, the AI setup is ${formatUsd(aiSetup.feeCents)}.`,
    },
    {
      question: 'When can I start texting?',
      answer: 'Once carriers approve your number. Calls, email and booking don’t wait for that.',
    },
    {
      question: 'We’re a clinic. Can we use it?',
      answer: 'Ask us about HIPAA before any patient data goes in.',
    },
  ] satisfies readonly FaqEntry[],
  /** The page's one footnote. */
  footnote: `Our own figures: ${toolsReplaced.value}, ${timeSaved.value}, ${uptime.value} and ${separateTools.value}.`,
} as const
