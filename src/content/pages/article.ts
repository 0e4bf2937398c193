import { consultationMinutes, actionPlan } from '../standing-copy'
import type { LinkContent } from '../types'

/** Texts around every article. */
export const articleFrame = {
  back: { label: 'Back to Blog', to: 'blog' },
  contact: { label: 'Book Your Free Strategy Call', to: 'contact' },
  byline: (author: string) => `By ${author}`,
  updated: ', updated',
  reviewed: ', reviewed',
  contents: 'In this article',
  sources: 'Sources',
  keepReading: 'Keep reading',
  contactCard: {
    /** Defaults for articles without their own. */
    tagline: 'One free call about your leads, your website and your ads.',
    services: ['Websites', 'Search and social advertising', 'CRM and follow-up'],
    promise: `Free, ${consultationMinutes}. You keep a ${actionPlan.name}.`,
  },
} as const satisfies { readonly back: LinkContent; readonly contact: LinkContent } & Record<
  string,
  unknown
>
