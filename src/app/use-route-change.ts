import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { captureAttribution } from '../browser/attribution-store'
import { closeMenus } from '../browser/menus'
import { trackPageView } from '../browser/page-views'
import { enterHistoryEntry, rememberedScroll } from '../browser/scroll-memory'
import { layOutWholePage } from '../browser/whole-page'
import { documentHead } from '../site/head'
import type { RouteHead } from '../site/route-heads'
import { applyDocumentHead } from './document-head'
import { loadHead } from './load-head'

/** A fragment as it reads. One that is spelled wrongly ('#save-50%') is left as it is. */
function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function hashTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodedFragment(hash))
}

/** Back and Forward restore; a hash goes to its target; everything else starts at the top. */
function scrollFor({ hash, key }: Location, navigationType: string): void {
  const target = hashTarget(hash)
  const remembered = navigationType === 'POP' ? rememberedScroll(key) : undefined
  layOutWholePage(remembered !== undefined || target !== null)
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
  else if (target !== null) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Moves reading to what was opened: the hash target or the main area (WCAG 2.4.3). */
function focusFor({ hash }: Location, main: HTMLElement): void {
  const target = hashTarget(hash)
  if (target === null) main.focus({ preventScroll: true })
  else {
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }
}

/**
 * What a change of the address does besides showing another page: scroll, focus, head and page view.
 * The first page has all of it from the document and from boot.ts.
 */
export function useRouteChange(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef<Location>(null)
  const { pathname, search, key } = location

  useLayoutEffect(() => {
    const main = document.querySelector('main')
    enterHistoryEntry(key)
    const isAnother = previous.current !== null && previous.current !== location
    if (isAnother && main !== null) {
      closeMenus()
      scrollFor(location, navigationType)
      focusFor(location, main)
    }
    previous.current = location
  }, [location, navigationType, key])

  const shown = useRef(pathname + search)
  useEffect(() => {
    if (shown.current === pathname + search) return
    shown.current = pathname + search
    captureAttribution()
    let current = true
    const show = (routeHead: RouteHead) => {
      if (!current) return
      const head = documentHead(routeHead)
      applyDocumentHead(head)
      trackPageView({ path: pathname + search, title: head.title })
    }
    loadHead(pathname).then(show, (error: unknown) => {
      console.error('The title of the page could not be loaded:', error)
    })
    return () => {
      current = false
    }
  }, [pathname, search])
}
