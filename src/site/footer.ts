import { assistantNavbarUrl } from './external-links'
import { privacyChoicesTitle, type NavigationEntry } from './navigation'
import { pageLabel } from './pages'
import { ROUTE_IDS, ROUTES, type RouteId } from './routes'
import { SITE_FILES } from './site-files'

/** An entry of the footer: as in a menu, or a file of the site, opened in a new tab. */
export type FooterEntry = NavigationEntry | { readonly label: string; readonly file: string }

interface FooterColumn {
  readonly title: string
  readonly entries: readonly FooterEntry[]
  /** Below the entries, a button that opens the visitor's choice about advertising. */
  readonly privacyChoices?: string
}

const pageEntry = (id: RouteId): FooterEntry => ({ label: pageLabel(id), to: id })

const isServicePage = (id: RouteId) => ROUTES[id].startsWith(`${ROUTES.services}/`)

/** The four columns of the footer. Service pages appear by themselves. */
export const footerColumns: readonly FooterColumn[] = [
  { title: 'Our Services', entries: ROUTE_IDS.filter(isServicePage).map(pageEntry) },
  {
    title: 'Platform',
    entries: [
      { label: 'Features', to: { route: 'platform', hash: 'features' } },
      { label: 'Pricing', to: { route: 'platform', hash: 'pricing' } },
      pageEntry('platformFees'),
      { label: 'Shimzy AI', href: assistantNavbarUrl },
    ],
  },
  {
    title: 'Resources',
    entries: [
      pageEntry('blog'),
      pageEntry('websiteIntake'),
      pageEntry('testimonialVideo'),
      pageEntry('contact'),
    ],
  },
  {
    title: 'Legal',
    entries: [
      pageEntry('privacy'),
      pageEntry('terms'),
      pageEntry('sitemap'),
      { label: 'XML sitemap', file: SITE_FILES.sitemap },
    ],
    privacyChoices: privacyChoicesTitle,
  },
]
