import type { RouteId } from './routes'

/** What articles are about, and the page that sells it. */
export const TOPIC_PAGES = {
  'Sales pipeline management': 'platform',
  'Marketing platform': 'platform',
  'CRM lead management': 'platform',
  'Full stack development': 'fullStack',
  'Online course creation': 'onlineCourseCreation',
  'SEO services': 'seo',
  'Funnel building': 'website',
  'Website development': 'website',
  'Google PPC': 'searchMarketing',
  'Social media advertising': 'socialMedia',
} as const satisfies Readonly<Record<string, RouteId>>

export type BlogTopic = keyof typeof TOPIC_PAGES
