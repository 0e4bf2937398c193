import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteEvent } from './analytics'
import { trackEvent } from './track-event'

/** Entries of the history whose event was reported; coming back to one is not entering again. */
const reported = new Set<string>()

/** Reports an event when a page is entered, once for each entry of the history. */
export function useEventOnEntry(event: SiteEvent): void {
  const { key } = useLocation()
  useEffect(() => {
    if (reported.has(key)) return
    reported.add(key)
    trackEvent(event)
  }, [event, key])
}
