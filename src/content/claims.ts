import { supportPromise } from './standing-copy'

/** Whether the agency has confirmed something that the site shows as its own proof. */
export type ProofStatus = 'sample' | 'confirmed'

/** Whether some of what a page shows is not confirmed yet, so that the page has to say so. */
export function hasSample(proofs: readonly { readonly status: ProofStatus }[]): boolean {
  return proofs.some(({ status }) => status === 'sample')
}

/** Whether none of what a section shows is confirmed: then it is set small, without stars or a heading of its own. */
export function allSamples(proofs: readonly { readonly status: ProofStatus }[]): boolean {
  return proofs.every(({ status }) => status === 'sample')
}

/** A figure that the agency claims about itself, with one meaning wherever it is printed. */
export interface Claim {
  readonly value: string
  /** What is beside the figure. */
  readonly label: string
  /** What it measures and whose claim it is, as a sentence for readers. */
  readonly meaning: string
  /** 'sample' until the agency can back the figure; `npm run launch-check` lists those. */
  readonly status: ProofStatus
}

/** Beside a figure that nobody outside has checked. */
export const OWN_FIGURES = 'our own figures, not independently checked; results differ'

const OWN_FIGURE = 'Our own figure, not independently checked; results differ.'

/**
 * Every figure that the agency claims about itself. Pages, articles, cards and the chat take the figure
 * and its label from here. No story, chart or calculation explains a claimed figure.
 */
export const CLAIMS = {
  happyClients: {
    value: '2,500+',
    label: 'happy clients',
    meaning:
      'Businesses that have used our services or the platform. Our own count, not independently checked.',
    status: 'sample',
  },
  uptime: {
    value: '99.9%',
    label: 'uptime',
    meaning: 'That’s our monthly target for the platform. We don’t guarantee it.',
    status: 'sample',
  },
  support: {
    value: '24/7',
    label: 'support',
    meaning: `A person answers during office hours. ${supportPromise.afterHours}`,
    status: 'confirmed',
  },
  toolsReplaced: {
    value: '50+',
    label: 'tools replaced',
    meaning:
      'Separate apps whose jobs the platform can take over. Our own count, not independently checked.',
    status: 'sample',
  },
  timeSaved: {
    value: '85%',
    label: 'time saved',
    meaning: `Less time spent on reminders, follow-ups and scheduling. ${OWN_FIGURE}`,
    status: 'sample',
  },
  unifiedSolution: {
    value: '1',
    label: 'unified solution',
    meaning: 'One login for all of it.',
    status: 'confirmed',
  },
  conversionBefore: {
    value: '1.2%',
    label: 'conversion rate before',
    meaning: `Share of website visitors who got in touch before our setup. ${OWN_FIGURE}`,
    status: 'sample',
  },
  conversionAfter: {
    value: '9.8%',
    label: 'conversion rate after',
    meaning: `Share of website visitors who got in touch after our setup. ${OWN_FIGURE}`,
    status: 'sample',
  },
  firstCourseMonth: {
    value: '$10K',
    label: 'first month',
    meaning: 'What our course launches aim for in the first 30 days. It’s a goal; results vary.',
    status: 'sample',
  },
  /** The platform's price in the comparison alone: the cheapest plan with a light month of usage. */
  platformPrice: {
    value: '$199',
    label: 'Our platform',
    meaning: 'A month of the cheapest plan with light usage.',
    status: 'sample',
  },
  separateTools: {
    value: '$500+',
    label: 'Multiple tools',
    meaning: 'A month of the separate apps that the platform replaces. Our own estimate.',
    status: 'sample',
  },
  launchDays: {
    value: '30 days',
    label: 'to launch',
    meaning: 'The shortest time from the first call to launch. Larger projects take longer.',
    status: 'sample',
  },
} as const satisfies Record<string, Claim>
