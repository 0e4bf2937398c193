import { assistantNavbarUrl } from '../site/external-links'
import type { RouteId } from '../site/routes'
import { SITE_FILES } from '../site/site-files'
import type { NavigationEntry } from './navigation'

/** What the agency does, in one sentence. */
export const companyBlurb =
  'We help businesses move from outdated systems to streamlined digital workflows, with modern marketing and smart automations.'

/** The columns of the footer. An id stands for a page with its short name. */
export const footer: readonly {
  readonly title: string
  readonly entries: 'service pages' | readonly (RouteId | NavigationEntry)[]
  /** Below the entries, a button that opens the visitor's choice about advertising. */
  readonly privacyChoices?: boolean
}[] = [
  { title: 'Our Services', entries: 'service pages' },
  {
    title: 'Platform',
    entries: [
      { label: 'Features', to: { route: 'platform', hash: 'features' } },
      { label: 'Pricing', to: { route: 'platform', hash: 'pricing' } },
      'platformFees',
      { label: 'Shimzy AI', href: assistantNavbarUrl },
    ],
  },
  { title: 'Resources', entries: ['blog', 'websiteIntake', 'testimonialVideo', 'contact'] },
  {
    title: 'Legal',
    entries: ['privacy', 'terms', 'sitemap', { label: 'XML sitemap', href: SITE_FILES.sitemap }],
    privacyChoices: true,
  },
]
