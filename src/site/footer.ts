import { assistantFooterUrl } from './external-links'
import type { NavigationEntry } from './navigation'
import { pageLabel } from './pages'
import { isServicePage, ROUTE_IDS, type RouteId } from './routes'
import { SITE_FILES } from './site-files'

/** How a column saves room on phones: folded behind its title, in rows across, or not at all. */
export type FooterFold = 'disclosure' | 'rows' | 'none'

/** The columns of the footer. An id is a page with its short name. */
const COLUMNS: readonly {
  readonly title: string
  readonly entries: readonly (RouteId | NavigationEntry)[]
  readonly fold?: FooterFold
  /** Below the entries, a button that opens the visitor's choice about advertising. */
  readonly privacyChoices?: boolean
}[] = [
  { title: 'Our Services', entries: ROUTE_IDS.filter(isServicePage), fold: 'disclosure' },
  {
    title: 'Platform',
    entries: [
      { label: 'Features', to: { route: 'platform', hash: 'features' } },
      { label: 'Pricing', to: { route: 'platform', hash: 'pricing' } },
      'platformFees',
      { label: 'Shimzy AI', href: assistantFooterUrl },
    ],
  },
  { title: 'Resources', entries: ['blog', 'websiteIntake', 'testimonialVideo', 'contact'] },
  {
    title: 'Legal',
    fold: 'rows',
    entries: ['privacy', 'terms', 'sitemap', { label: 'XML sitemap', href: SITE_FILES.sitemap }],
    privacyChoices: true,
  },
]

/** The four columns of the footer. Pages go by their short names. */
export const footerColumns = COLUMNS.map(
  ({ title, entries, fold = 'none', privacyChoices = false }) => ({
    title,
    fold,
    privacyChoices,
    entries: entries.map((entry): NavigationEntry =>
      typeof entry === 'string' ? { label: pageLabel(entry), to: entry } : entry,
    ),
  }),
)
