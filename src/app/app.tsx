import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DebugPanelSlot } from './debug-panel-slot'
import { Layout } from './layout/layout'
import { followLinks, preloadLinks } from './link-navigation'
import { PrivacyChoicesSlot } from './privacy-choices-slot'
import { preloadVisibleLinks } from './preload-visible'
import { RouteAnnouncer } from './route-announcer'
import { SignUpSlot } from './sign-up-slot'
import { useRouteChange } from './use-route-change'

/** The application inside a router: layout, page, and the slots for what loads when it is needed. */
export function App() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useRouteChange()

  useEffect(() => {
    const stops = [followLinks(navigate), preloadLinks()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigate])
  useEffect(() => preloadVisibleLinks(), [pathname])

  return (
    <>
      <Layout pathname={pathname} />
      <RouteAnnouncer />
      <SignUpSlot />
      <PrivacyChoicesSlot />
      <DebugPanelSlot />
    </>
  )
}
