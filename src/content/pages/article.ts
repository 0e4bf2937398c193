import { consultationMinutes, freePlan } from '../standing-copy'
import type { LinkContent } from '../types'

/** What every article says around its text. */
export const articleFrame = {
  back: { label: 'Back to Blog', to: 'blog' },
  contact: { label: 'Book Your Free Strategy Call', to: 'contact' },
  byline: (author: string) => `By ${author}`,
  updated: 'Updated',
  reviewed: 'Reviewed',
  contents: 'In this article',
  sources: 'Sources',
  keepReading: 'Keep reading',
  contactCard: {
    /** Where the article has none of its own. */
    tagline: 'One free call about your leads, your website and your ads.',
    services: ['Websites', 'Search and social advertising', 'CRM and follow-up'],
    promise: `Free, ${consultationMinutes}. You keep a ${freePlan.name}.`,
  },
} as const satisfies { readonly back: LinkContent; readonly contact: LinkContent } & Record<
  string,
  unknown
>
