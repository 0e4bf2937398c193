import { Suspense } from 'react'
import { skipLink } from '../../content/interface'
import { staticRegion } from '../../ui/static-region'
import { RouteError } from '../route-error'
import { Screen } from '../screen'
import { NavBar } from './nav-bar'

const Footer = staticRegion('footer', async () => (await import('./footer')).Footer)

/** What every page shares: skip link, navigation bar, main area, footer (spec section 2.2). */
export function Layout({ pathname }: { readonly pathname: string }) {
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
        {/* One boundary for all pages: the page before stays until the next one is complete. */}
        <Suspense fallback={null}>
          <RouteError key={pathname}>
            <Screen pathname={pathname} />
          </RouteError>
        </Suspense>
      </main>
      <Footer />
    </>
  )
}
