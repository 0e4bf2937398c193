import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { closeMenus } from '../browser/menus'
import { enterHistoryEntry, rememberedLink, rememberedScroll } from '../browser/scroll-positions'
import { documentHead, type PageHead } from '../site/head'
import { parseSignUpUrl } from '../site/routes'
import { applyDocumentHead } from './document-head'
import { loadHead } from './pages'

/** Identifies a history entry. The router's key alone does not: every document's first entry has the key `default`. */
const entryOf = ({ key, pathname }: Location): string => key + pathname

/**
 * Focuses the link that a page was left by, and scrolls to it if the restored position does not show it: a disclosure
 * had been open, or skipped sections have other heights now.
 */
function returnTo(link: HTMLElement): void {
  link.focus({ preventScroll: true })
  // After the browser has restored the scroll position.
  requestAnimationFrame(() => {
    // Where the URL has a hash, the browser has meanwhile taken the focus away.
    if (document.activeElement === document.body) link.focus({ preventScroll: true })
    const { top, bottom } = link.getBoundingClientRect()
    const isInView = bottom > 0 && top < window.innerHeight
    if (!isInView) link.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}

/**
 * Sets scroll and focus after a navigation (WCAG 2.4.3). Back and Forward restore the position and the followed link, a
 * hash goes to its target, and everything else starts at the top.
 */
function arriveAt(location: Location, navigationType: NavigationType): void {
  const { hash } = location
  const target = document.getElementById(hash.slice(1))
  const isReturn = navigationType === NavigationType.Pop
  const remembered = isReturn ? rememberedScroll(entryOf(location)) : undefined
  if (remembered === undefined && target !== null) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: remembered ?? 0, behavior: 'instant' })
  // Focus a section's heading, because a screen reader would read all of a focused section.
  const place = target?.matches('section') ? (target.querySelector('h2') ?? target) : target
  place?.setAttribute('tabindex', '-1')
  const link = isReturn ? rememberedLink(entryOf(location)) : undefined
  if (link !== undefined) returnTo(link)
  // A link in the folded menu cannot take the focus.
  if (link !== undefined && document.activeElement === link) return
  const focused = place ?? document.querySelector('main')
  focused?.focus({ preventScroll: true })
}

/** Whether only the wizard opens or closes. The page then stays where it is, and the dialog moves the focus. */
function isWizardOnly(from: Location, to: Location): boolean {
  const concernsWizard = parseSignUpUrl(from) !== undefined || parseSignUpUrl(to) !== undefined
  return from.pathname === to.pathname && concernsWizard
}

/**
 * Updates scroll, focus and head when another page is shown. Returns the title to announce; empty on the first page,
 * whose title assistive technology announces by itself.
 */
export function useRouteChange(location: Location): string {
  const navigationType = useNavigationType()
  const previous = useRef(location)
  const [newTitle, setNewTitle] = useState('')
  const { pathname } = location

  useLayoutEffect(() => {
    enterHistoryEntry(entryOf(location))
    if (previous.current !== location && !isWizardOnly(previous.current, location)) {
      closeMenus()
      arriveAt(location, navigationType)
    }
    previous.current = location
  }, [location, navigationType])

  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    let isCurrent = true
    const show = (page: PageHead) => {
      if (!isCurrent) return
      const head = documentHead(page)
      applyDocumentHead(head)
      setNewTitle(head.title)
    }
    loadHead(pathname).then(show, (error: unknown) =>
      console.error('The title of the page could not be loaded:', error),
    )
    return () => {
      isCurrent = false
    }
  }, [pathname])

  return newTitle
}
