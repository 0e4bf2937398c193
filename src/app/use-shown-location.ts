import { startTransition, useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { reloadDocument } from '../browser/redirect-to'
import { prerenderedMarkup } from '../hydration/static-region'
import type { Failure } from '../ui/error-boundary'
import { loadedPage, loadPage } from './pages'

interface Shown {
  readonly location: Location
  /** Why the page's code could not be loaded; undefined if it was. */
  readonly failure?: Failure
}

/**
 * The location to show: the current URL or, while its page's code is loading, the previous one. Suspense doesn't work
 * here: during Back and Forward React would show the fallback, an empty page that cannot be scrolled to the old position.
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
      if (isCurrent) startTransition(() => setShown(next))
    }
    loadPage(pathname).then(
      () => show({ location }),
      (error: unknown) => {
        if (!isCurrent) return
        // A new deployment removes the files of the previous one. The document needs no code to be read, so it loads
        // instead, but not offline, where the browser's error page would replace a readable page.
        if (navigator.onLine) reloadDocument()
        else show({ location, failure: { error } })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isLoading, location, pathname])

  if (isLoading || shown.location === location) return shown
  // Show a loaded page at once: the browser restores the scroll position while it handles Back.
  const next = { location }
  setShown(next)
  return next
}
