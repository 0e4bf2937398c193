import { lazy, memo, Suspense, type ComponentType } from 'react'
import { matchRoute, type RouteMatch } from '../site/routes'
import { staticRegion } from '../ui/static-region'
import { articleModule, PAGE_MODULES, type PageModule } from './page-modules'

function moduleOf(match: RouteMatch): PageModule {
  return match.screen === 'article' ? articleModule(match.slug) : PAGE_MODULES[match.screen]
}

/** Fetches the code of a page before it is asked for (hover, focus, touch). */
export function preloadScreen(pathname: string): void {
  // A failure shows up again, and is handled, when the page is really opened.
  moduleOf(matchRoute(pathname))
    .load()
    .catch(() => undefined)
}

const components = new Map<string, ComponentType>()

/** The component of a path: made once, because a lazy component must keep its identity. */
function componentOf(pathname: string): ComponentType {
  const match = matchRoute(pathname)
  const key = match.screen === 'notFound' ? 'notFound' : pathname
  let component = components.get(key)
  if (component === undefined) {
    const { load, kind } = moduleOf(match)
    component =
      kind === 'still' ? staticRegion(key, load) : lazy(async () => ({ default: await load() }))
    components.set(key, component)
  }
  return component
}

/** The page at a path. Memoised: a new hash or query must not render a sleeping island again. */
export const Screen = memo(function Screen({ pathname }: { readonly pathname: string }) {
  const Page = componentOf(pathname)
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
})
