import { useLocation } from 'react-router-dom'
import { useInBrowser } from '../browser/use-in-browser'
import { latePart } from './late-part'

const DebugPanel = latePart(
  async () => (await import('../features/attribution-debug/debug-panel')).DebugPanel,
)

/** The panel for staff, shown only when the address contains debug=utm (spec section 2.2). */
export function DebugPanelSlot() {
  const { search } = useLocation()
  // Prerendered pages know no query: the first render has no panel, as on the server.
  const isInBrowser = useInBrowser()
  if (!isInBrowser || new URLSearchParams(search).get('debug') !== 'utm') return null
  return <DebugPanel />
}
