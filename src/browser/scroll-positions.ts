import { sessionStore } from './storage'

/**
 * Where each entry of the history was scrolled to. The browser restores positions itself
 * (`history.scrollRestoration` stays `auto`), on reload, between documents and within one. These serve
 * where it cannot: Back to a page whose code has to be loaded first.
 */
const positions = new Map<string, number>()
let current = ''

/** Kept for the tab, because after a reload Back still leads to entries from before it. */
const STORAGE_KEY = 'scrollPositions'

/** More entries than anybody goes back by. */
const MAX_STORED_POSITIONS = 50

function remember(): void {
  if (current !== '') positions.set(current, window.scrollY)
}

function readStored(): Readonly<Record<string, unknown>> {
  const stored = sessionStore.readJson(STORAGE_KEY)
  return typeof stored === 'object' ? { ...stored } : {}
}

function store(): void {
  remember()
  const all = Object.entries({ ...readStored(), ...Object.fromEntries(positions) })
  const latest = Object.fromEntries(all.slice(-MAX_STORED_POSITIONS))
  sessionStore.write(STORAGE_KEY, JSON.stringify(latest))
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
  const stored = positions.get(key) ?? readStored()[key]
  return typeof stored === 'number' ? stored : undefined
}
