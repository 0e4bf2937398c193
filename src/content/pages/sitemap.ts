import { company } from '../../site/company'
import { SITE_FILES } from '../../site/site-files'

/** The HTML sitemap; its links come from the route table and the blog index. */
export const sitemap = {
  title: 'Every page, on one page',
  groups: {
    company: 'Company',
    services: 'Services',
    platform: 'Platform',
    legal: 'Legal',
    blog: (city: keyof typeof company.cities) => `Blog, for ${company.cities[city]}`,
  },
  machine: {
    title: 'For programs',
    files: [
      { label: 'XML sitemap', href: SITE_FILES.sitemap },
      { label: 'RSS feed of the blog', href: SITE_FILES.feed },
    ],
  },
} as const
