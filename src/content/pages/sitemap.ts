import { company, type City } from '../../site/company'
import { SITE_FILES } from '../../site/site-files'

/** Texts of the HTML sitemap. Its links come from the route table and the blog index. */
export const sitemap = {
  title: 'Every page in one list',
  groups: {
    company: 'Company',
    services: 'Services',
    platform: 'Platform',
    legal: 'Legal',
    blog: (city: City) => `Blog, for ${company.cities[city]}`,
  },
  machine: {
    title: 'For apps and search engines',
    files: [
      { label: 'XML sitemap', href: SITE_FILES.sitemap },
      { label: 'RSS feed for the blog', href: SITE_FILES.feed },
    ],
  },
} as const
