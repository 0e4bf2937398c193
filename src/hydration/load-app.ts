import { hasEarlyInput } from './early-input'
import { onInteraction } from './on-interaction'
import { untilIdle, untilLoaded } from './when-idle'

/**
 * Loads the application immediately, or when the browser is idle or at the first interaction. After a failure, the next
 * interaction tries again.
 */
export function loadApp(
  load: () => Promise<void>,
  { immediately }: { readonly immediately: boolean },
): void {
  const waiting = new AbortController()
  let isLoading = false

  async function tryToLoad(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      await load()
      waiting.abort()
    } catch (error) {
      isLoading = false
      console.error('The application could not be loaded:', error)
    }
  }

  const begin = () => void tryToLoad()
  onInteraction(document, begin, { signal: waiting.signal })
  if (immediately || hasEarlyInput()) begin()
  else void untilLoaded().then(untilIdle).then(begin)
}
