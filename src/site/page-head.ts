import { articleHead } from './article-heads'
import type { PageMatch } from './find-page'
import { routeHead, type RouteHead } from './route-heads'

/** The head data of any page, for the build. In the browser only what is shown is loaded. */
export function pageHead(match: PageMatch): RouteHead {
  return match.screen === 'article' ? articleHead(match.slug) : routeHead(match.screen)
}
