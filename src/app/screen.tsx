import { lazy, memo, useEffect, type ComponentType } from 'react'
import { loadLateStyles } from '../browser/late-styles'
import { observeBar, observeEntrances } from '../browser/page-observers'
import { isNotFoundDocument, prerenderedPath } from '../browser/prerendered'
import { showBillingPeriod } from '../browser/sign-up-requests'
import { forgetSleepingIslands } from '../browser/wake'
import { matchRoute, type RouteMatch } from '../site/routes'
import { loadWithParts } from '../ui/page-parts'
import { staticRegion } from '../ui/static-region'
import { loadHead } from './load-head'
import { articleModule, PAGE_MODULES, type PageModule } from './page-modules'
import { reloadForChunk } from './route-error'

function moduleOf(match: RouteMatch): PageModule {
  return match.screen === 'article' ? articleModule(match.slug) : PAGE_MODULES[match.screen]
}

/** Fetches the code of a page before it is asked for (hover, focus, touch). */
export function preloadScreen(pathname: string): void {
  // A failure shows up again, and is handled, when the page is really opened.
  Promise.all([
    loadWithParts(moduleOf(matchRoute(pathname)).load),
    loadLateStyles(),
    loadHead(pathname),
  ]).catch(() => undefined)
}

/** Starts what follows the view on a page, once its content is there. */
function PageObservers() {
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return undefined
    observeBar(main)
    showBillingPeriod()
    const stopEntrances = observeEntrances(main)
    return () => {
      stopEntrances()
      forgetSleepingIslands()
    }
  }, [])
  return null
}

/** Loads a page that the document did not bring, with the styles that it may need. */
async function loadPage(load: PageModule['load']): Promise<ComponentType> {
  const [component] = await Promise.all([load(), loadLateStyles()])
  return component
}

let stuck = false

/**
 * True where the page of the document could not be taken over. React then waits for it before it
 * shows anything else, so other pages have to be loaded as documents of their own.
 */
export function isPageStuck(): boolean {
  return stuck
}

/**
 * Loads the code of the page that the document brought. Where it cannot be had the markup stays as it
 * is, because a page that can be read is better than an error screen: the promise never resolves.
 */
async function loadDocumentPage(load: PageModule['load']): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    if (!reloadForChunk(error)) console.error('The page stays as it was prerendered:', error)
    stuck = true
    window.addEventListener('popstate', () => {
      window.location.reload()
    })
    return new Promise(() => undefined)
  }
}

const components = new Map<string, ComponentType>()

/** The component of a path: made once, because a lazy component must keep its identity. */
function componentOf(pathname: string): ComponentType {
  // Whatever the address looks like, the host has the last word on what there is.
  const isNotFound = pathname === prerenderedPath() && isNotFoundDocument()
  const match: RouteMatch = isNotFound ? { screen: 'notFound' } : matchRoute(pathname)
  const key = match.screen === 'notFound' ? 'notFound' : pathname
  let component = components.get(key)
  if (component === undefined) {
    const { load, kind } = moduleOf(match)
    const loadIt = async () =>
      pathname === prerenderedPath() ? loadDocumentPage(load) : loadPage(load)
    component =
      kind === 'still' ? staticRegion(key, loadIt) : lazy(async () => ({ default: await loadIt() }))
    components.set(key, component)
  }
  return component
}

/** The page at a path. Memoised: a new hash or query must not render a sleeping island again. */
export const Screen = memo(function Screen({ pathname }: { readonly pathname: string }) {
  const Page = componentOf(pathname)
  return (
    <>
      {/* Made once for each path and kept, see componentOf. */}
      {/* oxlint-disable-next-line react/static-components */}
      <Page />
      <PageObservers key={pathname} />
    </>
  )
})
