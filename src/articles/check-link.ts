import { BILLING_PERIODS, isPlanId } from '../shared/plans'
import { matchRoute, PAGE_ANCHORS, ROUTES, SIGN_UP_PARAMETERS } from '../site/routes'
import type { CheckLink } from './inline-text'

const ANCHORS: Readonly<Record<string, readonly string[] | undefined>> = PAGE_ANCHORS

/** The only parameters that a link within the site has: those that open the sign-up wizard. */
function checkSignUp(address: string, { pathname, searchParams }: URL): void {
  const { plan, billing, ...others } = Object.fromEntries(
    [...searchParams].map(([name, value]) => [
      name === SIGN_UP_PARAMETERS.plan ? 'plan' : name,
      value,
    ]),
  )
  const isKnownPeriod =
    billing === undefined || BILLING_PERIODS.some((period) => period === billing)
  if (
    pathname === ROUTES.platform &&
    isPlanId(plan) &&
    isKnownPeriod &&
    Object.keys(others).length === 0
  )
    return
  throw new Error(
    `${address} opens nothing. The sign-up opens at ${ROUTES.platform}?${SIGN_UP_PARAMETERS.plan}=starter, with &${SIGN_UP_PARAMETERS.billing}=yearly if wanted.`,
  )
}

/** Checks links within the site: the page, its anchor, and the parameters that open the sign-up. */
export function linkChecker(articleAddresses: ReadonlySet<string>): CheckLink {
  return (address) => {
    const url = new URL(address, 'https://site.example')
    const match = matchRoute(url.pathname)
    const isPage =
      match.screen === 'article' ? articleAddresses.has(match.slug) : match.screen !== 'notFound'
    if (!isPage) throw new Error(`${address} is a dead link: there is no page at ${url.pathname}.`)
    if (url.search !== '') checkSignUp(address, url)
    const anchor = url.hash.slice(1)
    const anchors = ANCHORS[match.screen] ?? []
    if (anchor === '' || anchors.includes(anchor)) return
    const known = anchors.map((name) => `#${name}`).join(', ') || 'none'
    throw new Error(
      `${address} is a dead link: ${url.pathname} has no #${anchor}. Its anchors: ${known}.`,
    )
  }
}
