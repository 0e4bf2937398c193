import { company, phoneInText } from '../site/company'

/**
 * Promises that several pages make, each in one wording.
 */

/** Who answers the phone, and when. '24/7 support' means exactly this. */
export const supportPromise = {
  short: `${company.hours.text}, a person picks up. After hours, our AI assistant answers and takes a message.`,
  full: `${company.hours.text}, a person picks up. At any other time our AI assistant answers the same number, takes your message and books your call.`,
  withNumber: `Call ${phoneInText}. ${company.hours.text}, a person picks up. At any other time our AI assistant answers, takes your message and books your call.`,
} as const

/** What every free consultation leaves the owner with. One name everywhere. */
export const freePlan = {
  name: 'one-page action plan',
  /** Where the plan is described; everywhere else `reminder` is enough. */
  sentence:
    'Whether or not you hire us, you keep a one-page action plan: what to fix first, what it costs to start and how long it takes.',
  reminder: 'Free, 30 to 45 minutes. You keep the plan.',
} as const

/** Who writes to customers: what is automatic, and what is not. */
export const textBackNote =
  'Every plan sends that text by itself. What customers write back, your team answers, or the AI does on the Shimzy plan.'

/** How long the consultation takes. */
export const consultationMinutes = '30 to 45 minutes'

/** The line beside every sample. */
export const sampleNotes = {
  quotes: 'Placeholder quotes. Real reviews are on the way.',
  video: 'Placeholder video. Real clients are on the way.',
} as const
