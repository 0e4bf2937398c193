import { company } from '../../site/company'

const { frisco, prosper } = company.cities

/** The blog index (spec section 2.12). */
export const blog = {
  title: 'Blog: fix one thing this week',
  lead: `Guides for owners in ${frisco} and ${prosper}. Each takes about five minutes, shows its sums, and ends with something you can do before Friday.`,
  filter: {
    legend: 'Written for',
    all: 'Both towns',
  },
  readMore: 'Read more',
} as const
