import type { NavigateFunction } from 'react-router-dom'
import { matchRoute, readSignUp } from '../site/routes'
import { loadHead } from './load-head'
import { loadPage } from './pages'
import { preloadSignUp } from './sign-up-dialog'

/** The link at or around an element that leads to a page of this site. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  // Files and unknown addresses are the server's.
  const isPage =
    link.origin === window.location.origin && matchRoute(link.pathname).screen !== 'notFound'
  return isPage ? link : null
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Follows the links in static regions within the application: there they are plain anchors, because
 * React does not render them. Links that React does render are React Router's and have been handled
 * by the time the click arrives here. Returns the function that stops it.
 */
export function followStaticLinks(navigate: NavigateFunction): () => void {
  const controller = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      const link = pageLinkAt(event.target)
      if (link === null || !isPlainClick(event)) return
      // Safari does not focus what is clicked; a dialog gives the focus back to what had it.
      link.focus({ preventScroll: true })
      if (event.defaultPrevented) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    },
    { signal: controller.signal },
  )
  return () => {
    controller.abort()
  }
}

/** Fetches what a page needs. A failure shows up again, and is handled, when the page is opened. */
function preloadPage(pathname: string): void {
  Promise.all([loadPage(pathname), loadHead(pathname)]).catch(() => undefined)
}

/**
 * Fetches the code of the next page when its link is hovered, focused or touched, which is a tenth of a
 * second or more before the click. Returns the function that stops it.
 */
export function preloadLinks(): () => void {
  const controller = new AbortController()
  const preload = ({ target }: Event) => {
    const link = pageLinkAt(target)
    if (link === null) return
    if (link.pathname !== window.location.pathname) preloadPage(link.pathname)
    if (readSignUp(link) !== undefined) preloadSignUp()
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, preload, {
      capture: true,
      passive: true,
      signal: controller.signal,
    })
  }
  return () => {
    controller.abort()
  }
}
