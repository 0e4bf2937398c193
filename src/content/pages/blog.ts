import { company } from '../../site/company'
import type { LinkContent } from '../types'

const { frisco, prosper } = company.cities

/** The blog index. */
export const blog = {
  title: 'Fix one thing at a time',
  lead: `Short guides for business owners in ${frisco} and ${prosper}. Each one takes about five minutes to read.`,
  filter: {
    legend: 'Written for',
    all: 'Both towns',
    /** Announces the result of a choice. Names the town, because unchanged text isn't announced again (WCAG 4.1.3). */
    count: (town: string, posts: number) => `${town}: ${posts} posts`,
  },
  /** When an article last changed; most cards have the day of the first posts. */
  lastUpdate: (day: string) => `Last updated ${day}`,
  readMore: 'Read more',
  /** A row below the list. */
  ask: {
    title: 'Didn’t find your question?',
    text: 'Ask us on a free call.',
    link: { label: 'Book a Free Consultation', to: 'contact' } satisfies LinkContent,
  },
} as const
