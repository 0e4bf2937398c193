import { startTransition, useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { sessionStore } from '../browser/storage'
import { prerenderedMarkup } from '../hydration/static-region'
import type { Failure } from '../ui/lazy-part'
import { loadedPage, loadPage } from './pages'

interface Shown {
  readonly location: Location
  /** Why the code of the page could not be loaded; undefined where it could. */
  readonly failure?: Failure
}

const RELOADED_KEY = 'reloadedForChunk'

/**
 * Loads the document of an address anew when code is missing, once per address: after a new deployment
 * the files of the one before are gone. Returns whether it does. Never offline, because the browser's own
 * error page would take the place of a page that can be read.
 */
function reloadForUpdate(): boolean {
  if (!navigator.onLine) return false
  const { pathname } = window.location
  if (sessionStore.read(RELOADED_KEY) === pathname) return false
  // Without storage a loop could not be told from a first try.
  if (!sessionStore.write(RELOADED_KEY, pathname)) return false
  window.location.reload()
  return true
}

/**
 * The location to show: the address in the bar, or, while the code of its page is on the way, the one
 * before. Not by Suspense, because during Back and Forward React would show the fallback: an empty page,
 * which cannot be scrolled to where the visitor was.
 */
export function useShownLocation(): Shown {
  const location = useLocation()
  const [shown, setShown] = useState<Shown>({ location })
  const { pathname } = location
  const page = prerenderedMarkup('page', pathname) ?? loadedPage(pathname)
  const isLoading = shown.location !== location && page === undefined

  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    const show = (next: Shown) => {
      if (!isCurrent) return
      startTransition(() => {
        setShown(next)
      })
    }
    loadPage(pathname).then(
      () => {
        show({ location })
      },
      (error: unknown) => {
        if (!reloadForUpdate()) show({ location, failure: { error } })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isLoading, location, pathname])

  if (isLoading || shown.location === location) return shown
  // What is ready is shown at once: while it handles Back, the browser restores the scroll position.
  const next = { location }
  setShown(next)
  return next
}
