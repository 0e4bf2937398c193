import { onFirstSignOfLife } from '../browser/first-sign-of-life'
import { savesData } from '../browser/saves-data'
import { internalLink } from './link-navigation'
import { preloadScreen } from './screen'

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1)
}

/** Fetches, once each and while the line is idle, the pages whose links are in view. */
function watchLinks(): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const url = internalLink(target)
      if (url === undefined || url.pathname === window.location.pathname) continue
      whenIdle(() => {
        preloadScreen(url.pathname)
      })
    }
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  return observer
}

/**
 * Fetches the code of pages whose links the visitor can see. It begins with the first sign of life,
 * so that a visitor who only looks at the first screen pays for nothing else, and not at all where
 * data is to be saved. Returns the function that stops it.
 */
export function preloadVisibleLinks(): () => void {
  if (savesData()) return () => undefined
  const controller = new AbortController()
  let observer: IntersectionObserver | undefined
  onFirstSignOfLife(() => {
    observer = watchLinks()
  }, controller.signal)
  return () => {
    controller.abort()
    observer?.disconnect()
  }
}
