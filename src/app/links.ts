import type { NavigateFunction } from 'react-router-dom'
import { keepOriginalQuery } from '../browser/address-bar'
import { matchRoute, parseSignUpUrl } from '../site/routes'
import { loadHead, loadPage } from './pages'
import { preloadSignUp } from './sign-up-dialog'

/** The link at or around an element that leads to a page of this site. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  // Files and unknown URLs go to the server.
  const isPage =
    link.origin === window.location.origin && matchRoute(link.pathname).page !== 'notFound'
  return isPage ? link : null
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Preloads the page of a link. A failure shows up again, and is handled, when the page is opened. */
function preload({ target }: Event): void {
  const link = pageLinkAt(target)
  if (link === null) return
  if (link.pathname !== window.location.pathname) {
    Promise.all([loadPage(link.pathname), loadHead(link.pathname)]).catch(() => undefined)
  }
  if (parseSignUpUrl(link) !== undefined) preloadSignUp()
}

/** Follows the links to pages of this site within the application. Returns the function that stops it. */
export function followLinks(navigate: NavigateFunction): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const follow = (event: MouseEvent) => {
    const link = pageLinkAt(event.target)
    if (link === null || !isPlainClick(event)) return
    // Safari does not focus a clicked link, but a dialog returns the focus to the element that had it.
    link.focus({ preventScroll: true })
    if (event.defaultPrevented) return
    event.preventDefault()
    // Like browsers: a link to the current URL adds no second history entry.
    const replace = link.href === window.location.href
    // The second click of a double click would start the open wizard again.
    if (replace && event.detail > 1) return
    const { pathname, search } = window.location
    /** Whether closing the wizard goes back (sign-up-dialog.tsx): a link on its own page opened it. */
    const closesByBack = link.pathname === pathname && parseSignUpUrl(window.location) === undefined
    const options = { replace, state: { closesByBack } }
    const go = () => void navigate(link.pathname + link.search + link.hash, options)
    if (link.pathname + link.search === pathname + search) keepOriginalQuery(go)
    else go()
  }
  document.addEventListener('click', follow, { signal })
  // These fire 100 ms or more before the click.
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, preload, { capture: true, passive: true, signal })
  }
  return () => controller.abort()
}
