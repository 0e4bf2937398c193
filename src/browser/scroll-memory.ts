/**
 * Where each entry of the history was scrolled to. The browser's own restoration works on complete
 * documents; within the application it would act before the page is there.
 */
const positions = new Map<string, number>()
let current = ''

/** Positions outlive the document here: after a reload, Back still leads to entries from before it. */
const POSITIONS_KEY = 'scrollPositions'

/** More entries than anybody goes back by. */
const MAX_STORED_POSITIONS = 50

/** Remembers where the entry that is being left stands. */
export function rememberScroll(): void {
  if (current !== '') positions.set(current, window.scrollY)
}

/** Tells which history entry is shown from now on. */
export function enterHistoryEntry(key: string): void {
  current = key
}

function readPositions(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '{}')
    return typeof stored === 'object' ? { ...stored } : {}
  } catch {
    return {} // What cannot be read is not remembered.
  }
}

function storePositions(): void {
  if (positions.size === 0) return
  const all = Object.entries({ ...readPositions(), ...Object.fromEntries(positions) })
  const latest = Object.fromEntries(all.slice(-MAX_STORED_POSITIONS))
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(latest))
  } catch {
    // Storage is blocked or full: the positions end with the document.
  }
}

/** Where an entry was scrolled to when it was left, in CSS pixels; undefined if it is new. */
export function rememberedScroll(key: string): number | undefined {
  const stored = positions.get(key) ?? readPositions()[key]
  return typeof stored === 'number' ? stored : undefined
}

/**
 * Takes restoration over for navigation within the application and gives it back when the document
 * is left, so that reloading and coming back from another site restore natively.
 */
export function takeOverScrollRestoration(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('popstate', rememberScroll, { capture: true })
  window.addEventListener('pagehide', () => {
    storePositions()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}
