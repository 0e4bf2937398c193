import type { ServicePageId } from '../site/routes'

/** The name of each service: in menu, footer, breadcrumb and sitemap, and on its card. */
export const serviceNames = {
  searchMarketing: 'Search marketing',
  socialMedia: 'Social media advertising',
  seo: 'SEO',
  email: 'Email marketing',
  text: 'Text marketing',
  website: 'Websites',
  brandDesign: 'Brand and graphic design',
  onlineCourseCreation: 'Online course creation',
  fullStack: 'Full stack development',
} as const satisfies Readonly<Record<ServicePageId, string>>
