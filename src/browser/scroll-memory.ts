/**
 * Where each entry of the history was scrolled to. The browser's own restoration works on complete
 * documents; within the application it would act before the page is there.
 */
const positions = new Map<string, number>()
let current = ''

/** Remembers where the entry that is being left stands. */
export function rememberScroll(): void {
  if (current !== '') positions.set(current, window.scrollY)
}

/** Tells which history entry is shown from now on. */
export function enterHistoryEntry(key: string): void {
  current = key
}

/** Where an entry was scrolled to when it was left, in CSS pixels; undefined if it is new. */
export function rememberedScroll(key: string): number | undefined {
  return positions.get(key)
}

/**
 * Takes restoration over for navigation within the application and gives it back when the document
 * is left, so that reloading and coming back from another site restore natively.
 */
export function takeOverScrollRestoration(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('popstate', rememberScroll, { capture: true })
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}
