import { hasEarlyInput, onInput } from './early-input'

/** Calls when the page is idle, after 2,000 ms at the latest; not every browser can tell. */
function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: 2_000 })
  else setTimeout(call, 1)
}

/**
 * Starts the application when the page has loaded and is idle, or at the first input. Where that fails
 * the page stays readable and its links work; each further input tries again.
 *
 * @param start loads and starts the application; called until it succeeds once
 * @param atOnce whether the address asks for something that only the application can show
 */
export function startWhenIdle(start: () => Promise<void>, atOnce: boolean): void {
  const waiting = new AbortController()
  let isStarting = false

  async function tryToStart(): Promise<void> {
    if (isStarting) return
    isStarting = true
    try {
      await start()
      waiting.abort()
    } catch (error) {
      isStarting = false
      console.error('The application could not be loaded:', error)
    }
  }

  const begin = () => void tryToStart()
  onInput(document, begin, { signal: waiting.signal })
  if (atOnce || hasEarlyInput()) begin()
  else if (document.readyState === 'complete') whenIdle(begin)
  else window.addEventListener('load', () => whenIdle(begin), { once: true })
}
