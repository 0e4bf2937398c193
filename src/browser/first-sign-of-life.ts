/** What tells that somebody is really there, and not only passing by. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Calls once when the visitor first moves, scrolls, taps or types. What is not part of the first
 * screen waits for it. Ends unused when the signal is aborted.
 */
export function onFirstSignOfLife(call: () => void, signal?: AbortSignal): void {
  const own = new AbortController()
  signal?.addEventListener('abort', () => {
    own.abort()
  })
  for (const type of SIGNS) {
    document.addEventListener(
      type,
      () => {
        own.abort()
        call()
      },
      { passive: true, capture: true, signal: own.signal },
    )
  }
}
