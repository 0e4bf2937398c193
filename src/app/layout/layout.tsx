import { lazy, memo, useEffect, type ComponentType } from 'react'
import { observeEntrances, observePrimaryButtons } from '../../browser/page-observers'
import { skipLink } from '../../content/interface'
import { StaticRegion } from '../../hydration/static-region'
import { ISLANDS, loadedPage } from '../pages'
import { PageFailure, RouteError } from '../route-error'
import { NavBar } from './nav-bar'

/** Its code is loaded by the build and the development server only: every document brings the footer. */
const Footer = lazy(async () => ({ default: (await import('./footer')).Footer }))

/** The page at a path. Memoized, because a new query or hash does not concern it. */
const Screen = memo(function Screen({
  pathname,
  page: Page,
}: {
  readonly pathname: string
  /** Undefined where the document brought the page. */
  readonly page: ComponentType | undefined
}) {
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return undefined
    observePrimaryButtons(main)
    return observeEntrances(main)
  }, [])
  return (
    <StaticRegion name="page" path={pathname} islands={ISLANDS}>
      {Page !== undefined && <Page />}
    </StaticRegion>
  )
})

/** What every page shares: skip link, navigation bar, main area, footer. */
export function Layout({
  pathname,
  failure,
}: {
  readonly pathname: string
  /** Why the page could not be loaded. */
  readonly failure: { readonly error: unknown } | undefined
}) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 -translate-y-24 rounded-control bg-soil px-5 py-3 font-semibold text-limestone focus:translate-y-0"
      >
        {skipLink}
      </a>
      <NavBar pathname={pathname} />
      <main id="main" tabIndex={-1} className="min-h-dvh pt-bar-phone md:pt-bar print:pt-0">
        {failure === undefined ? (
          <RouteError key={pathname}>
            <Screen pathname={pathname} page={loadedPage(pathname)} />
          </RouteError>
        ) : (
          <PageFailure error={failure.error} />
        )}
      </main>
      <StaticRegion name="footer" islands={ISLANDS}>
        <Footer />
      </StaticRegion>
    </>
  )
}
