import { startTransition, useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { reloadDocument } from '../browser/redirect-to'
import { sessionStore } from '../browser/storage'
import { prerenderedMarkup } from '../hydration/static-region'
import type { Failure } from '../ui/error-boundary'
import { loadedPage, loadPage } from './pages'

interface Shown {
  readonly location: Location
  /** Why the page's code could not be loaded; undefined if it was. */
  readonly failure?: Failure
}

/** When this tab last reloaded a document for missing code, in milliseconds. */
const RELOADED_KEY = 'reloadedForUpdate'

/** A useful reload succeeds within seconds. Code that is missing later belongs to another deployment. */
const RELOAD_AGAIN_AFTER_MS = 60_000

/**
 * Reloads the document if code is missing, because a new deployment removes the files of the previous one. Returns
 * whether it reloads. Never offline, because the browser's error page would replace a readable page, and never twice
 * within a minute, because that would be a loop.
 */
function reloadForUpdate(): boolean {
  if (!navigator.onLine) return false
  const last = Number(sessionStore.read(RELOADED_KEY) ?? Number.NaN)
  if (Math.abs(Date.now() - last) < RELOAD_AGAIN_AFTER_MS) return false
  // Without storage, a loop and a first try look the same.
  if (!sessionStore.write(RELOADED_KEY, String(Date.now()))) return false
  reloadDocument()
  return true
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
        if (isCurrent && !reloadForUpdate()) show({ location, failure: { error } })
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
