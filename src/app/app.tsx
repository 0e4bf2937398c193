import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useInBrowser } from '../browser/use-in-browser'
import { loadFailure } from '../content/interface'
import { lazyPart } from '../ui/lazy-part'
import { Layout } from './layout/layout'
import { followStaticLinks, preloadLinks } from './links'
import { RouteAnnouncer } from './route-announcer'
import { SignUpDialog } from './sign-up-dialog'
import { useRouteChange } from './use-route-change'
import { useShownLocation } from './use-shown-location'

const DebugPanel = lazyPart(
  async () => (await import('../features/attribution-debug/debug-panel')).DebugPanel,
  loadFailure,
)

/** The panel for staff, shown only while the address contains debug=utm. */
function DebugPanelByAddress({ search }: { readonly search: string }) {
  const isInBrowser = useInBrowser()
  const isAskedFor = new URLSearchParams(search).get('debug') === 'utm'
  return isInBrowser && isAskedFor ? <DebugPanel /> : null
}

/** The application inside a router: layout, page, and what opens over it. */
export function App() {
  const { location, failure } = useShownLocation()
  const navigate = useNavigate()
  useRouteChange(location)

  useEffect(() => followStaticLinks(navigate), [navigate])
  useEffect(() => preloadLinks(), [])
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '')
  }, [])

  return (
    <>
      <Layout pathname={location.pathname} failure={failure} />
      <RouteAnnouncer />
      <SignUpDialog location={location} />
      <DebugPanelByAddress search={location.search} />
    </>
  )
}
