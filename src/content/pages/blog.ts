import { company } from '../../site/company'
import type { LinkContent } from '../types'

const { frisco, prosper } = company.cities

/** The blog index. */
export const blog = {
  title: 'Fix one thing at a time',
  lead: `Short guides for business owners in ${frisco} and ${prosper}. Each one takes about five minutes to read.`,
  readMore: 'Read more',
  /** A row below the list. */
  ask: {
    title: 'Didn’t find your question?',
    text: 'Ask us on a free call.',
    link: { label: 'Book a Free Consultation', to: 'contact' } satisfies LinkContent,
  },
} as const
