import { supportPromise } from './standing-copy'

/** Whether the agency has confirmed a quote, a video or a figure. */
export type ProofStatus = 'sample' | 'confirmed'

/** Whether any of the shown proofs is a sample, so that the page has to say so. */
export function hasSample(proofs: readonly { readonly status: ProofStatus }[]): boolean {
  return proofs.some(({ status }) => status === 'sample')
}

/** Whether all of a section's proofs are samples. The section is then small, without stars or a heading. */
export function allSamples(proofs: readonly { readonly status: ProofStatus }[]): boolean {
  return proofs.every(({ status }) => status === 'sample')
}

/** A figure that the agency claims about itself, with one meaning wherever it is printed. */
export interface Claim {
  readonly value: string
  /** The text beside the figure. */
  readonly label: string
  /** What it measures, in a sentence. */
  readonly meaning: string
  /** 'sample' until the agency can back the figure; `npm run launch-check` lists those. */
  readonly status: ProofStatus
}

/** How long SEO takes to show significant results. */
export const SEO_RESULTS_TIME = '3-6 months'

/** The one footnote of a page that shows figures of our own. */
export const OWN_FIGURES = 'Our own figures.'

/**
 * Every figure that the agency claims about itself. Pages, articles, cards and the chat take the figure
 * and its label from here. No story, chart or calculation explains a claimed figure.
 */
export const CLAIMS = {
  happyClients: {
    value: '2,500+',
    label: 'happy clients',
    meaning: 'Businesses that have used our services or the platform.',
    status: 'sample',
  },
  uptime: {
    value: '99.9%',
    label: 'uptime',
    meaning: 'How much of each month the platform is up.',
    status: 'sample',
  },
  support: {
    value: '24/7',
    label: 'support',
    meaning: supportPromise,
    status: 'confirmed',
  },
  toolsReplaced: {
    value: '50+',
    label: 'tools replaced',
    meaning: 'Separate apps whose jobs the platform takes over.',
    status: 'sample',
  },
  timeSaved: {
    value: '85%',
    label: 'time saved',
    meaning: 'Less time spent on reminders, follow-ups and scheduling.',
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
    meaning: 'Share of website visitors who got in touch before our setup.',
    status: 'sample',
  },
  conversionAfter: {
    value: '9.8%',
    label: 'conversion rate after',
    meaning: 'Share of website visitors who got in touch after our setup.',
    status: 'sample',
  },
  firstCourseMonth: {
    value: '$10K',
    label: 'first month',
    meaning: 'What our course launches aim for in the first 30 days.',
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
    meaning: 'The shortest time from the first call to launch.',
    status: 'sample',
  },
} as const satisfies Record<string, Claim>
