import { useEffect } from 'react'
import { useNavigate, type Location } from 'react-router-dom'
import { useInBrowser } from '../browser/use-in-browser'
import { loadFailure } from '../content/interface'
import { lazyPart } from '../ui/lazy-part'
import { Layout } from './layout/layout'
import { followLinks } from './links'
import { SignUpDialog } from './sign-up-dialog'
import { useRouteChange } from './use-route-change'
import { useShownLocation } from './use-shown-location'

/** For staff, shown only while the address contains debug=utm. */
const DebugPanel = lazyPart(
  async () => (await import('../features/attribution-debug/debug-panel')).DebugPanel,
  loadFailure,
)

/**
 * What an address opens over its page. Prerendered pages know no query, so that the first render has
 * none of it, as on the server.
 */
function Overlays({ location }: { readonly location: Location }) {
  const isInBrowser = useInBrowser()
  if (!isInBrowser) return null
  return (
    <>
      <SignUpDialog location={location} />
      {new URLSearchParams(location.search).get('debug') === 'utm' && <DebugPanel />}
    </>
  )
}

/** The application inside a router: layout, page, and what opens over it. */
export function App() {
  const { location, failure } = useShownLocation()
  const navigate = useNavigate()
  const newTitle = useRouteChange(location)

  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '')
  }, [])

  return (
    <>
      <Layout pathname={location.pathname} failure={failure} />
      {/* Says the title of each page opened within the application (WCAG 4.1.3). */}
      <p role="status" className="sr-only">
        {newTitle}
      </p>
      <Overlays location={location} />
    </>
  )
}
