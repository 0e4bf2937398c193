import { hasEarlyInput, onInput } from './early-input'

/** Resolves when the page has loaded. */
export async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves when the browser is idle, after 2,000 ms at the latest. Safari has no idle callback. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve, 1)
  })
}

/**
 * Starts the application immediately, or when the browser is idle or at the first input. After a failure, the next
 * input retries.
 */
export function startApp(
  start: () => Promise<void>,
  { immediately }: { readonly immediately: boolean },
): void {
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
  if (immediately || hasEarlyInput()) begin()
  else void loaded().then(idle).then(begin)
}
