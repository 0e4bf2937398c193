import { internalLink, savesData } from './link-navigation'
import { preloadScreen } from './screen'

/** What tells that somebody is really reading, not only passing by. */
const FIRST_SIGNS = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const

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
  const begin = () => {
    observer ??= watchLinks()
  }
  for (const type of FIRST_SIGNS) {
    document.addEventListener(type, begin, { once: true, passive: true, signal: controller.signal })
  }
  return () => {
    controller.abort()
    observer?.disconnect()
  }
}
