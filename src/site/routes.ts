import type { BlogSlug } from './blog-slugs'
import { BOOKING_SUCCESS_PATH } from '../shared/agreed-addresses'

/**
 * The one route table (spec section 2.1, decisions.md 3). Links, router, sitemaps, prerendering,
 * head data and tests derive from it. It ships in the main chunk, so it holds paths only, and no list
 * that grows with the blog; titles and descriptions stand in route-heads.ts under the same ids.
 */
export const ROUTES = {
  home: '/',
  platform: '/platform',
  platformFees: '/platform-fees',
  services: '/services',
  socialMedia: '/services/social-media',
  searchMarketing: '/services/search-marketing',
  email: '/services/email',
  text: '/services/text',
  website: '/services/website',
  brandDesign: '/services/logo-and-graphic-design',
  seo: '/services/seo',
  onlineCourseCreation: '/services/online-course-creation',
  fullStack: '/services/full-stack',
  about: '/about',
  contact: '/contact',
  subscriptionSuccess: '/subscription-success',
  testimonialVideo: '/testimonial-video',
  privacy: '/privacy',
  terms: '/terms',
  blog: '/blog',
  bookingSuccess: BOOKING_SUCCESS_PATH,
  websiteIntake: '/website-intake',
  sitemap: '/sitemap',
} as const

/** A page with an address of its own. Articles are addressed by slug, see `LinkTarget`. */
export type RouteId = keyof typeof ROUTES

/** A screen: the table's pages, the article template and the not-found page. */
export type ScreenId = RouteId | 'article' | 'notFound'

function isRouteId(key: string): key is RouteId {
  return key in ROUTES
}

export const ROUTE_IDS: readonly RouteId[] = Object.keys(ROUTES).filter(isRouteId)

/** In-page anchors that others rely on (contract.md). */
export type Anchor = 'pricing' | 'features' | 'services' | 'solutions'

/** Where an internal link leads. Paths are never typed out in content. */
export type LinkTarget =
  RouteId | { readonly route: RouteId; readonly hash: Anchor } | { readonly article: BlogSlug }

const BLOG_PREFIX = `${ROUTES.blog}/`

/** The address of a link target, relative to the site. */
export function pathTo(target: LinkTarget): string {
  if (typeof target === 'string') return ROUTES[target]
  if ('article' in target) return BLOG_PREFIX + target.article
  return `${ROUTES[target.route]}#${target.hash}`
}

/** Small letters and digits, words joined by hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a path asks for. */
export type RouteMatch =
  { readonly screen: RouteId | 'notFound' } | { readonly screen: 'article'; readonly slug: string }

/**
 * Finds the screen of a path. A slash at the end does not matter. Whether there is an article at an
 * address that looks like one is for those who have the list (`findPage`).
 */
export function matchRoute(pathname: string): RouteMatch {
  const path = pathname.replace(/\/+$/, '') || '/'
  const id = ROUTE_IDS.find((routeId) => ROUTES[routeId] === path)
  if (id !== undefined) return { screen: id }
  const slug = path.startsWith(BLOG_PREFIX) ? path.slice(BLOG_PREFIX.length) : ''
  return SLUG.test(slug) ? { screen: 'article', slug } : { screen: 'notFound' }
}
