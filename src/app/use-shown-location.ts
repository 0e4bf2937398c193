import { startTransition, useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { reloadDocument } from '../browser/redirect-to'
import { sessionStore } from '../browser/storage'
import { prerenderedMarkup } from '../hydration/static-region'
import type { Failure } from '../ui/lazy-part'
import { loadedPage, loadPage } from './pages'

interface Shown {
  readonly location: Location
  /** Why the code of the page could not be loaded; undefined if it could. */
  readonly failure?: Failure
}

/** When this tab last reloaded a document for missing code, in milliseconds. */
const RELOADED_KEY = 'reloadedForUpdate'

/** A reload that helps does so within seconds. Code that is missing later belongs to another deployment. */
const RELOAD_AGAIN_AFTER_MS = 60_000

/**
 * Reloads the document of a URL if code is missing: after a new deployment the files of the one
 * before are gone. Returns whether it does. Never offline, because the browser's own error page would take
 * the place of a page that can be read, and never twice within a minute, because that would be a loop.
 */
function reloadForUpdate(): boolean {
  if (!navigator.onLine) return false
  const last = Number(sessionStore.read(RELOADED_KEY) ?? Number.NaN)
  if (Math.abs(Date.now() - last) < RELOAD_AGAIN_AFTER_MS) return false
  // Without storage a loop could not be told from a first try.
  if (!sessionStore.write(RELOADED_KEY, String(Date.now()))) return false
  reloadDocument()
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
  // What is ready is shown at once: while it handles Back, the browser restores the scroll position.
  const next = { location }
  setShown(next)
  return next
}
