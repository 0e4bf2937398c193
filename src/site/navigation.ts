import { assistantNavbarUrl } from './external-links'
import type { LinkTarget } from './routes'
import { SITE_FILES } from './site-files'

/** An entry of a menu: a page of the site, or another site opened in a new tab. */
export type NavigationEntry =
  | { readonly label: string; readonly to: LinkTarget }
  | { readonly label: string; readonly href: string }

/** An entry of the footer: as in a menu, or a file of the site, opened in a new tab. */
export type FooterEntry = NavigationEntry | { readonly label: string; readonly file: string }

/** The navigation bar (spec section 2.2). */
export const mainNavigation = [
  { label: 'Home', to: 'home' },
  { label: 'Services', to: 'services' },
  { label: 'Platform', to: 'platform' },
  { label: 'Shimzy AI', href: assistantNavbarUrl },
  { label: 'About', to: 'about' },
] as const satisfies readonly NavigationEntry[]

/** The bar's call to action (spec section 2.2). */
export const navigationCallToAction = { label: 'Free Consultation', to: 'contact' } as const

interface FooterColumn {
  readonly title: string
  readonly entries: readonly FooterEntry[]
  /** Below the entries, a button that opens the visitor's choice about advertising (decisions.md 21). */
  readonly privacyChoices?: string
}

/** What the visitor's choice about advertising is called, on its button and as the title of its dialog. */
export const privacyChoicesTitle = 'Your privacy choices'

/** The four columns of the footer (spec section 2.2). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Our Services',
    entries: [
      { label: 'Social advertising', to: 'socialMedia' },
      { label: 'Search marketing', to: 'searchMarketing' },
      { label: 'Email', to: 'email' },
      { label: 'Text', to: 'text' },
      { label: 'Websites', to: 'website' },
      { label: 'Brand and design', to: 'brandDesign' },
      { label: 'SEO', to: 'seo' },
      { label: 'Courses', to: 'onlineCourseCreation' },
      { label: 'Full stack', to: 'fullStack' },
    ],
  },
  {
    title: 'Platform',
    entries: [
      { label: 'Features', to: { route: 'platform', hash: 'features' } },
      { label: 'Pricing', to: { route: 'platform', hash: 'pricing' } },
      { label: 'Platform fees', to: 'platformFees' },
      { label: 'Shimzy AI', href: assistantNavbarUrl },
    ],
  },
  {
    title: 'Resources',
    entries: [
      { label: 'Blog', to: 'blog' },
      { label: 'Website intake', to: 'websiteIntake' },
      { label: 'Testimonial video', to: 'testimonialVideo' },
      { label: 'Contact', to: 'contact' },
    ],
  },
  {
    title: 'Legal',
    entries: [
      { label: 'Privacy', to: 'privacy' },
      { label: 'Terms', to: 'terms' },
      { label: 'Sitemap', to: 'sitemap' },
      { label: 'XML sitemap', file: SITE_FILES.sitemap },
    ],
    privacyChoices: privacyChoicesTitle,
  },
]

/** What the agency does, in one sentence (spec section 2.2, Footer). */
export const companyBlurb =
  'We help businesses move from outdated systems to streamlined digital workflows, with modern marketing and smart automations.'
