import { sessionStore } from './storage'

/** Where each history entry was scrolled to. The browser restores it itself, except on pages still to be loaded. */
const positions: Record<string, number> = {}
let current = ''

/** Kept for the tab, because after a reload Back still leads to entries from before it. */
const STORAGE_KEY = 'scrollPositions'

/** More entries than anybody goes back by. */
const MAX_STORED_POSITIONS = 50

function remember(): void {
  if (current !== '') positions[current] = window.scrollY
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
