import { company } from '../../site/company'
import type { LinkTarget } from '../../site/routes'

const { frisco, prosper } = company.cities

/** The page for unknown URLs. */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'This page moved, or it never existed. Nothing is wrong with your phone or computer.',
  home: 'Back to the home page',
  linksTitle: 'You may be looking for',
  links: [
    {
      label: 'Services',
      text: 'Ads, search, websites, design, courses and software',
      to: 'services',
    },
    {
      label: 'Plans and prices',
      text: 'What the platform costs, by the month or by the year',
      to: { route: 'platform', hash: 'pricing' },
    },
    { label: 'Blog', text: `Guides for owners in ${frisco} and ${prosper}`, to: 'blog' },
    { label: 'Contact', text: 'Book a free call or ask for help', to: 'contact' },
    { label: 'Sitemap', text: 'Every page in one list', to: 'sitemap' },
  ],
} as const satisfies {
  readonly links: readonly {
    readonly label: string
    readonly text: string
    readonly to: LinkTarget
  }[]
} & Record<'title' | 'text' | 'home' | 'linksTitle', string>
