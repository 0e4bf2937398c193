import type { LinkContent } from '../types'

/** What every article says around its text (spec section 2.12). */
export const articleFrame = {
  back: { label: 'Back to Blog', to: 'blog' },
  contact: { label: 'Book Your Free Strategy Call', to: 'contact' },
  keepReading: 'Keep reading',
} as const satisfies {
  readonly back: LinkContent
  readonly contact: LinkContent
  readonly keepReading: string
}
