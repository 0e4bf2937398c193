import { sessionStore } from './storage'

/** Where each history entry was scrolled to. The browser restores it itself, except on pages still to be loaded. */
const positions: Record<string, number> = {}
let current = ''

/** The link by which each history entry was left: its address, and which of the links to that address it is. */
const followed: Record<string, { readonly href: string; readonly nth: number }> = {}

const linksTo = (href: string): readonly HTMLElement[] =>
  [...document.links].filter((link) => link.getAttribute('href') === href)

/** Kept for the tab, because after a reload Back still leads to entries from before it. */
const STORAGE_KEY = 'scrollPositions'

/** More entries than anybody goes back by. */
const MAX_STORED_POSITIONS = 50

function remember(): void {
  if (current !== '') positions[current] = window.scrollY
}

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const href = link?.getAttribute('href')
  if (!(link instanceof HTMLElement) || typeof href !== 'string') return
  followed[current] = { href, nth: linksTo(href).indexOf(link) }
}

/** The link by which an entry was left within this document, if the page has it. */
export function rememberedLink(key: string): HTMLElement | undefined {
  const link = followed[key]
  return link && linksTo(link.href)[link.nth]
}

function allPositions(): Readonly<Record<string, unknown>> {
  return { ...Object(sessionStore.readJson(STORAGE_KEY)), ...positions }
}

function store(): void {
  remember()
  const latest = Object.entries(allPositions()).slice(-MAX_STORED_POSITIONS)
  sessionStore.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)))
}

/** Starts remembering. Listeners capture, so that they run before the router changes the page. */
export function rememberScrollPositions(): void {
  window.addEventListener('click', remember, { capture: true, passive: true })
  window.addEventListener('click', rememberLink, { capture: true, passive: true })
  window.addEventListener('popstate', remember, { capture: true })
  window.addEventListener('pagehide', store)
}

/** Tells which history entry is shown from now on. */
export function enterHistoryEntry(key: string): void {
  current = key
}

/** Where an entry was scrolled to when it was left, in CSS pixels; undefined if it is new. */
export function rememberedScroll(key: string): number | undefined {
  const position = positions[key] ?? allPositions()[key]
  return typeof position === 'number' ? position : undefined
}
