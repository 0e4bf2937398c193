import { lazy, memo, useEffect, useState, type ComponentType } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { isDebugPanelOpen } from '../browser/address-bar'
import { observePrimaryButtons } from '../browser/bar-observers'
import { useInBrowser } from '../browser/use-in-browser'
import { logNotFound, keepAccordionsInView, observeEntrances } from '../browser/page-observers'
import { skipLink } from '../content/shell-copy'
import { StaticRegion } from '../hydration/static-region'
import { ErrorBoundary } from '../ui/error-boundary'
import { lazyPart } from '../sections/lazy-part'
import { NavBar } from './layout/nav-bar'
import { followLinks } from './links'
import { ISLANDS, loadedPage } from './pages'
import { PageFailure } from './page-failure'
import { SignUpDialog } from './sign-up-dialog'
import { usePageViews } from './use-page-views'
import { useRouteChange } from './use-route-change'
import { useShownLocation } from './use-shown-location'

/** Lazy, because every document has its footer: only the build and the development server load this code. */
const Footer = lazy(async () => ({ default: (await import('./layout/footer')).Footer }))

const DebugPanel = lazyPart(
  async () => (await import('../features/attribution-debug/debug-panel')).DebugPanel,
)

/** The page at a path. Memoized, because a new query or hash does not concern it. */
const PageOutlet = memo(function PageOutlet({
  pathname,
  page: Page,
}: {
  readonly pathname: string
  /** Undefined if the page is in the prerendered document. */
  readonly page: ComponentType | undefined
}) {
  useEffect(() => {
    // The entry script observes the buttons of the document already, because React may come late.
    observePrimaryButtons()
    logNotFound()
    const observers = [observeEntrances(), keepAccordionsInView()]
    return () => {
      for (const stop of observers) stop()
    }
  }, [])
  return (
    <StaticRegion name="page" path={pathname} islands={ISLANDS}>
      {Page !== undefined && <Page />}
    </StaticRegion>
  )
})

/** The dialogs that a URL opens over its page. The build sees no query, so the first render shows none either. */
function UrlDialogs({ location }: { readonly location: Location }) {
  const isInBrowser = useInBrowser()
  const [hasDebugPanel, setHasDebugPanel] = useState(isDebugPanelOpen)
  if (!isInBrowser) return null
  return (
    <>
      <SignUpDialog location={location} />
      {hasDebugPanel && <DebugPanel onClose={() => setHasDebugPanel(false)} />}
    </>
  )
}

/** What is around a page: skip link, navigation bar, footer and dialogs. React hydrates the first two. */
function Shell() {
  const { location, failure } = useShownLocation()
  const { pathname } = location
  const navigate = useNavigate()
  const newTitle = useRouteChange(location)
  usePageViews(useLocation())

  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '')
  }, [])

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 -translate-y-24 rounded-control bg-soil px-5 py-3 font-semibold text-limestone focus:translate-y-0 print:hidden"
      >
        {skipLink}
      </a>
      {/* If the bar fails, the page and its footer still work. */}
      <ErrorBoundary renderFailure={() => null}>
        <NavBar pathname={pathname} />
      </ErrorBoundary>
      <main
        id="main"
        tabIndex={-1}
        className="relative min-h-dvh pt-bar-phone md:pt-bar print:pt-0"
      >
        {failure === undefined ? (
          <ErrorBoundary key={pathname} renderFailure={(failure) => <PageFailure {...failure} />}>
            <PageOutlet pathname={pathname} page={loadedPage(pathname)} />
          </ErrorBoundary>
        ) : (
          <PageFailure {...failure} />
        )}
      </main>
      <StaticRegion name="footer" islands={ISLANDS}>
        <Footer />
      </StaticRegion>
      {/* Announces the title of each page that the application opens (WCAG 4.1.3). */}
      <p role="status" className="sr-only">
        {newTitle}
      </p>
      <UrlDialogs location={location} />
    </>
  )
}

/** The application. Render it inside a router. If the shell fails, a message shows instead of an empty document. */
export function App() {
  return (
    <ErrorBoundary renderFailure={(failure) => <PageFailure {...failure} />}>
      <Shell />
    </ErrorBoundary>
  )
}
