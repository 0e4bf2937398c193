import { assistantUrl } from '../site/external-links'
import type { LinkTarget } from '../site/routes'

/** An entry of a menu: a page of the site, or another site opened in a new tab. */
export type NavigationEntry =
  | { readonly label: string; readonly to: LinkTarget }
  | { readonly label: string; readonly href: string }

/** The navigation bar. */
export const mainNavigation = [
  { label: 'Home', to: 'home' },
  { label: 'Services', to: 'services' },
  { label: 'Platform', to: 'platform' },
  { label: 'Shimzy AI', href: assistantUrl('navbar', 'main_navigation') },
  { label: 'About', to: 'about' },
] as const satisfies readonly NavigationEntry[]

/** The service pages: in the folded menu under 'Services', and in the footer. */
export const serviceNavigation = [
  { label: 'Search marketing', to: 'searchMarketing' },
  { label: 'Social media advertising', to: 'socialMedia' },
  { label: 'SEO', to: 'seo' },
  { label: 'Email marketing', to: 'email' },
  { label: 'Text marketing', to: 'text' },
  { label: 'Websites', to: 'website' },
  { label: 'Brand and graphic design', to: 'brandDesign' },
  { label: 'Online course creation', to: 'onlineCourseCreation' },
  { label: 'Full stack development', to: 'fullStack' },
] as const satisfies readonly NavigationEntry[]

/** The bar's call to action. */
export const navigationCallToAction = { label: 'Free Consultation', to: 'contact' } as const
