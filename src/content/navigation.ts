import { assistantUrl } from '../site/external-links'
import { isServicePage, ROUTE_IDS, type LinkTarget } from '../site/routes'
import { serviceNames } from './service-names'

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

/** The service pages, in the order of ROUTES: in the folded menu under 'Services', and in the footer. */
export const serviceNavigation = ROUTE_IDS.filter(isServicePage).map((to) => ({
  label: serviceNames[to],
  to,
}))

/** The bar's call to action. */
export const navigationCallToAction = { label: 'Free Consultation', to: 'contact' } as const
