import type { LinkContent } from '../types'

/** What every article says around its text. */
export const articleFrame = {
  back: { label: 'Back to Blog', to: 'blog' },
  contact: { label: 'Book Your Free Strategy Call', to: 'contact' },
  byline: (author: string) => `By ${author}`,
  updated: 'Updated',
  reviewed: 'Reviewed',
  sources: 'Sources',
  keepReading: 'Keep reading',
  /** What the contact card says where the article does not say it. */
  contactCard: {
    tagline: 'One call about what to fix first, what it costs and how long it takes.',
    services: ['Websites', 'Search and social advertising', 'CRM and follow-up'],
  },
} as const satisfies { readonly back: LinkContent; readonly contact: LinkContent } & Record<
  string,
  unknown
>
