import { company } from '../../site/company'
import type { LinkTarget } from '../../site/routes'

const { frisco, prosper } = company.cities

/** The page for addresses that lead nowhere (spec section 2.9). */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'This address has lost its row. The page was moved, renamed, or never planted. Your device is fine.',
  home: 'Back to the home page',
  linksTitle: 'Most people were looking for one of these',
  links: [
    { label: 'Services', text: 'Ads, search, websites, brand, courses, software', to: 'services' },
    {
      label: 'Plans and prices',
      text: 'The platform, month by month or by the year',
      to: { route: 'platform', hash: 'pricing' },
    },
    { label: 'Blog', text: `Guides for owners in ${frisco} and ${prosper}`, to: 'blog' },
    { label: 'Contact', text: 'Book a free call, or ask for help', to: 'contact' },
    { label: 'Sitemap', text: 'Every page on one page', to: 'sitemap' },
  ],
} as const satisfies {
  readonly links: readonly {
    readonly label: string
    readonly text: string
    readonly to: LinkTarget
  }[]
} & Record<'title' | 'text' | 'home' | 'linksTitle', string>
