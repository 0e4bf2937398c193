import { keysOf } from '../shared/keys-of'
import { isBillingPeriod, isPlanId, type BillingPeriod, type PlanId } from '../shared/plans'
import { BOOKING_SUCCESS_PATH, CHECKOUT_RETURN_PATHS } from '../shared/url-contract'

/** The path of every page by its id. The entry script has this table, but no titles (src/content/page-table.ts). */
export const ROUTES = {
  home: '/',
  services: '/services',
  searchMarketing: '/services/search-marketing',
  socialMedia: '/services/social-media',
  seo: '/services/seo',
  email: '/services/email',
  text: '/services/text',
  website: '/services/website',
  brandDesign: '/services/logo-and-graphic-design',
  onlineCourseCreation: '/services/online-course-creation',
  fullStack: '/services/full-stack',
  platform: CHECKOUT_RETURN_PATHS.cancel,
  platformFees: '/platform-fees',
  about: '/about',
  contact: '/contact',
  testimonialVideo: '/testimonial-video',
  blog: '/blog',
  websiteIntake: '/website-intake',
  privacy: '/privacy',
  terms: '/terms',
  sitemap: '/sitemap',
  subscriptionSuccess: CHECKOUT_RETURN_PATHS.success,
  bookingSuccess: BOOKING_SUCCESS_PATH,
} as const

/** The path of the not-found page's file. Analytics gets it in place of an unknown path. No link leads to it. */
export const NOT_FOUND_PATH = '/404'

/** A page with its own path. Articles are identified by slug, see `LinkTarget`. */
export type RouteId = keyof typeof ROUTES

export const ROUTE_IDS: readonly RouteId[] = keysOf(ROUTES)

/** A page that sells one service. */
export type ServicePageId = {
  [Id in RouteId]: (typeof ROUTES)[Id] extends `/services/${string}` ? Id : never
}[RouteId]

/** Whether a page sells one service: its URL is below that of the services page. */
export const isServicePage = (id: RouteId): id is ServicePageId =>
  ROUTES[id].startsWith(`${ROUTES.services}/`)

/** The parts of pages that links lead to. */
export const PAGE_ANCHORS = {
  platform: ['features', 'pricing'],
  services: ['services'],
  website: ['pricing'],
  brandDesign: ['services'],
  fullStack: ['solutions'],
} as const satisfies Partial<Readonly<Record<RouteId, readonly string[]>>>

type PageWithAnchors = keyof typeof PAGE_ANCHORS

export type Anchor = (typeof PAGE_ANCHORS)[PageWithAnchors][number]

type AnchorTarget = {
  [Id in PageWithAnchors]: { readonly route: Id; readonly hash: (typeof PAGE_ANCHORS)[Id][number] }
}[PageWithAnchors]

/** Where an internal link leads. Only articles type paths, which the build checks. */
export type LinkTarget =
  | RouteId
  | AnchorTarget
  | { readonly article: string }
  | { readonly signUp: PlanId; readonly billing?: BillingPeriod }

/** The page whose URL opens the sign-up wizard. */
const SIGN_UP_PAGE: RouteId = 'platform'

/** The parameters of a URL that opens the sign-up wizard: the plan, and how it is billed. */
export const SIGN_UP_PARAMETERS = { plan: 'sign-up', billing: 'billing' } as const

/** The URL that opens the sign-up wizard on a plan: `/platform?sign-up=business&billing=yearly`. */
function signUpPath(plan: PlanId, billing?: BillingPeriod): string {
  const parameters = new URLSearchParams({ [SIGN_UP_PARAMETERS.plan]: plan })
  if (billing !== undefined) parameters.set(SIGN_UP_PARAMETERS.billing, billing)
  return `${ROUTES[SIGN_UP_PAGE]}?${parameters.toString()}`
}

const BLOG_PREFIX = `${ROUTES.blog}/`

/** The URL of a link target, relative to the site. */
export function pathTo(target: LinkTarget): string {
  if (typeof target === 'string') return ROUTES[target]
  if ('article' in target) return BLOG_PREFIX + target.article
  if ('signUp' in target) return signUpPath(target.signUp, target.billing)
  return `${ROUTES[target.route]}#${target.hash}`
}

/** Lowercase letters and digits, words joined by hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Path endings that lead to the same file: `/about/`, `/about.html`, `/index.html`. */
const FILE_ENDING = /(?:^\/index)?(?:\.html)?\/*$/

/** The page at a path. */
export type RouteMatch =
  { readonly page: RouteId | 'notFound' } | { readonly page: 'article'; readonly slug: string }

/** Matches a path to a page; `/about.html` is `/about`. `findPage` knows whether an article exists. */
export function matchRoute(pathname: string): RouteMatch {
  const path = pathname.replace(FILE_ENDING, '') || '/'
  const id = ROUTE_IDS.find((routeId) => ROUTES[routeId] === path)
  if (id !== undefined) return { page: id }
  const slug = path.startsWith(BLOG_PREFIX) ? path.slice(BLOG_PREFIX.length) : ''
  return SLUG.test(slug) ? { page: 'article', slug } : { page: 'notFound' }
}

/** What the sign-up wizard opens with. */
export interface SignUpRequest {
  readonly plan: PlanId
  readonly billing?: BillingPeriod | undefined
}

/** The sign-up request in a URL; undefined if there is none or a value is unknown. */
export function parseSignUpUrl(url: Pick<URL, 'pathname' | 'search'>): SignUpRequest | undefined {
  const parameters = new URLSearchParams(url.search)
  const plan = parameters.get(SIGN_UP_PARAMETERS.plan)
  const billing = parameters.get(SIGN_UP_PARAMETERS.billing) ?? undefined
  if (!isPlanId(plan) || (billing !== undefined && !isBillingPeriod(billing))) return undefined
  return matchRoute(url.pathname).page === SIGN_UP_PAGE ? { plan, billing } : undefined
}

/** Filters the `name=value` pairs of a query (`location.search`). Those that are kept stay as they were spelled. */
export function filterQuery(
  search: string,
  keep: (name: string, value: string) => boolean,
): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair)].every(([name, value]) => keep(name, value)))
    .join('&')
  return kept && `?${kept}`
}

/** A query without the wizard's two parameters. */
export function withoutSignUp(search: string): string {
  const names: readonly string[] = Object.values(SIGN_UP_PARAMETERS)
  return filterQuery(search, (name) => !names.includes(name))
}
