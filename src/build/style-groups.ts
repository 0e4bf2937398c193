import type { RouteMatch, ScreenId } from '../site/routes'

/**
 * Pages of like shape share one inline style sheet. A sheet for each page would be a little smaller,
 * but every sheet needs its hash in the Content-Security-Policy that comes with every page.
 */
const GROUPS: Readonly<Partial<Record<ScreenId, string>>> = {
  home: 'home',
  platform: 'platform',
  article: 'article',
  privacy: 'legal',
  terms: 'legal',
  socialMedia: 'service',
  searchMarketing: 'service',
  email: 'service',
  text: 'service',
  website: 'service',
  brandDesign: 'service',
  seo: 'service',
  onlineCourseCreation: 'service',
  fullStack: 'service',
  services: 'services',
  blog: 'blog',
}

/** The name of the sheet that a page carries. */
export function styleGroup({ screen }: RouteMatch): string {
  return GROUPS[screen] ?? 'company'
}
