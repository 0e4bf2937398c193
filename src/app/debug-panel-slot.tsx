import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { loadFullStyles } from '../browser/full-styles'

const DebugPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/attribution-debug/debug-panel'),
    loadFullStyles(),
  ])
  return { default: module.DebugPanel }
})

const never = () => () => undefined

/** The panel for staff, shown only when the address contains debug=utm (spec section 2.2). */
export function DebugPanelSlot() {
  const { search } = useLocation()
  // Prerendered pages know no query: the first render has no panel, as on the server.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser || new URLSearchParams(search).get('debug') !== 'utm') return null
  return (
    <Suspense fallback={null}>
      <DebugPanel />
    </Suspense>
  )
}
