import { assistantUrl } from '../site/external-links'
import { serviceNavigation, type NavigationEntry } from './navigation'
import { pageLabel } from './page-table'
import type { RouteId } from '../site/routes'
import { SITE_FILES } from '../site/site-files'

/** Accessible name of its navigation. */
export const footerLabel = 'Footer'

const page = (to: RouteId): NavigationEntry => ({ label: pageLabel(to), to })

/** A column of the footer. */
export interface FooterColumn {
  readonly title: string
  readonly entries: readonly NavigationEntry[]
  /** On phones, folded behind its title. */
  readonly isFolded?: true
  /** Below the entries, a button that opens the visitor's choice about advertising. */
  readonly privacyChoices?: true
}

/** The four columns of the footer; on phones the last one is in rows. Pages are listed by their short names. */
export const footerColumns: readonly FooterColumn[] = [
  { title: 'Our Services', entries: serviceNavigation, isFolded: true },
  {
    title: 'Platform',
    entries: [
      { label: 'Features', to: { route: 'platform', hash: 'features' } },
      { label: 'Pricing', to: { route: 'platform', hash: 'pricing' } },
      page('platformFees'),
      { label: 'Shimzy AI', href: assistantUrl('footer', 'footer_navigation') },
    ],
  },
  {
    title: 'Resources',
    entries: (['blog', 'websiteIntake', 'testimonialVideo', 'contact'] as const).map(page),
  },
  {
    title: 'Legal',
    entries: [
      ...(['privacy', 'terms', 'sitemap'] as const).map(page),
      { label: 'XML sitemap', href: SITE_FILES.sitemap },
    ],
    privacyChoices: true,
  },
]
