import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { captureAttribution } from '../browser/attribution-store'
import { closeMenus } from '../browser/menus'
import { trackPageView } from '../browser/page-views'
import { enterHistoryEntry, rememberedScroll } from '../browser/scroll-positions'
import { documentHead, type PageHead } from '../site/head'
import { readSignUp } from '../site/routes'
import { applyDocumentHead } from './document-head'
import { loadHead } from './pages'

/** What a hash leads to; ids hold nothing that an address would encode. */
function hashTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash.slice(1))
}

/** Back and Forward restore; a hash goes to its target; everything else starts at the top. */
function scrollFor({ hash, key }: Location, navigationType: NavigationType): void {
  const target = hashTarget(hash)
  const remembered = navigationType === NavigationType.Pop ? rememberedScroll(key) : undefined
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
  else if (target !== null) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Moves the focus to what was opened: the hash target or the main area (WCAG 2.4.3). */
function focusFor({ hash }: Location): void {
  const target = hashTarget(hash)
  if (target === null) document.querySelector('main')?.focus({ preventScroll: true })
  else {
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }
}

/** Whether the wizard opens or closes over the page, which keeps its place; the dialog moves the focus. */
function isWizardOnly(from: Location, to: Location): boolean {
  const concernsWizard = readSignUp(from) !== undefined || readSignUp(to) !== undefined
  return from.pathname === to.pathname && concernsWizard
}

/**
 * What a change of the address does besides showing another page: scroll, focus, head and page view.
 * The first page has all of it from the document and from boot.ts. Returns the title of the page opened
 * last, to be announced; empty on the first, whose title assistive technology says by itself.
 */
export function useRouteChange(location: Location): string {
  const navigationType = useNavigationType()
  const previous = useRef(location)
  const [newTitle, setNewTitle] = useState('')
  const { pathname, search, key } = location

  useLayoutEffect(() => {
    enterHistoryEntry(key)
    if (previous.current !== location && !isWizardOnly(previous.current, location)) {
      closeMenus()
      scrollFor(location, navigationType)
      focusFor(location)
    }
    previous.current = location
  }, [location, navigationType, key])

  const path = pathname + search
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    captureAttribution()
    let isCurrent = true
    // Every navigation is a page view, also one that was left before its head had arrived.
    const show = (page: PageHead) => {
      const head = documentHead(page)
      if (isCurrent) {
        applyDocumentHead(head)
        setNewTitle(head.title)
      }
      trackPageView({ path, title: head.title })
    }
    loadHead(pathname).then(show, (error: unknown) => {
      console.error('The title of the page could not be loaded:', error)
      trackPageView({ path, title: document.title })
    })
    return () => {
      isCurrent = false
    }
  }, [pathname, path])

  return newTitle
}
