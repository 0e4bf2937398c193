import { lazy } from 'react'
import { skipLink } from '../../content/interface'
import { onInteraction, type Islands } from '../../hydration/hydrate-islands'
import { StaticRegion } from '../../hydration/static-region'
import { loadedPage } from '../pages'
import { PageFailure, RouteError } from '../route-error'
import { Screen } from '../screen'
import { NavBar } from './nav-bar'

/** Its code is loaded by the build and the development server only: every document brings the footer. */
const Footer = lazy(async () => ({ default: (await import('./footer')).Footer }))

const FOOTER_ISLANDS: Islands = {
  'privacy-choices': onInteraction(
    async () =>
      (await import('../../features/privacy-choices/privacy-choices-button')).PrivacyChoicesButton,
  ),
}

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
      <StaticRegion name="footer" islands={FOOTER_ISLANDS}>
        <Footer />
      </StaticRegion>
    </>
  )
}
