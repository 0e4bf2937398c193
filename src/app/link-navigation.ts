import type { NavigateFunction } from 'react-router-dom'
import { savesData } from '../browser/saves-data'
import { rememberScroll } from '../browser/scroll-memory'
import { matchRoute } from '../site/routes'
import { isPageStuck, preloadScreen } from './screen'

/** The address of the site's own page that the link at or around an element leads to. */
export function internalLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== window.location.origin) return undefined
  // Files and unknown addresses are the server's.
  return matchRoute(url.pathname).screen === 'notFound' ? undefined : url
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Follows links of the site within the application. One listener at the document serves all links,
 * also those in markup that React does not render; it captures, because React holds events back
 * from islands that still sleep. Returns the function that stops it.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const controller = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event) || isPageStuck()) return
      const url = internalLink(event.target)
      if (url === undefined) return
      event.preventDefault()
      rememberScroll()
      void navigate(url.pathname + url.search + url.hash)
    },
    { capture: true, signal: controller.signal },
  )
  return () => {
    controller.abort()
  }
}

/**
 * Fetches the next page's code when a link is hovered, focused or touched. Returns the function
 * that stops it.
 */
export function preloadLinks(): () => void {
  const controller = new AbortController()
  if (savesData()) return () => undefined
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const url = internalLink(target)
        if (url !== undefined && url.pathname !== window.location.pathname) {
          preloadScreen(url.pathname)
        }
      },
      { capture: true, passive: true, signal: controller.signal },
    )
  }
  return () => {
    controller.abort()
  }
}
