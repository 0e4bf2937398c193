import { sessionStore } from './storage'

/** The scroll position of each history entry. The browser restores only that of a page that loads as a document. */
const positions: Record<string, unknown> = {}
let current = ''

/** The link that was followed from each history entry: its URL, and its index among the links to that URL. */
const followed: Record<string, { readonly href: string; readonly nth: number }> = {}

const linksTo = (href: string): readonly HTMLElement[] =>
  [...document.links].filter((link) => link.getAttribute('href') === href)

/** In the session storage, because Back still works after a reload. */
const STORAGE_KEY = 'scrollPositions'

function remember(): void {
  if (current !== '') positions[current] = window.scrollY
}

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const href = link?.getAttribute('href')
  if (!(link instanceof HTMLElement) || typeof href !== 'string') return
  followed[current] = { href, nth: linksTo(href).indexOf(link) }
}

/** The link that was followed from an entry, if the page still has it. */
export function rememberedLink(entry: string): HTMLElement | undefined {
  const link = followed[entry]
  return link && linksTo(link.href)[link.nth]
}

function store(): void {
  remember()
  sessionStore.write(STORAGE_KEY, JSON.stringify(positions))
}

/** Starts recording. The listeners run in the capture phase, before the router changes the page. */
export function rememberScrollPositions(): void {
  Object.assign(positions, sessionStore.readJson(STORAGE_KEY))
  window.addEventListener('click', remember, { capture: true, passive: true })
  window.addEventListener('click', rememberLink, { capture: true, passive: true })
  window.addEventListener('popstate', remember, { capture: true })
  window.addEventListener('pagehide', store)
}

/** Sets the current history entry. */
export function enterHistoryEntry(entry: string): void {
  current = entry
}

/** The scroll position of an entry when it was left, in CSS pixels; undefined for a new entry. */
export function rememberedScroll(entry: string): number | undefined {
  const position = positions[entry]
  return typeof position === 'number' ? position : undefined
}
