import { hasEarlyInput } from './early-input'
import { onInput } from './on-input'
import { idle, loaded } from './when-idle'

/**
 * Loads the application immediately, or when the browser is idle or at the first input. After a failure, the next
 * input retries.
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
  onInput(document, begin, { signal: waiting.signal })
  if (immediately || hasEarlyInput()) begin()
  else void loaded().then(idle).then(begin)
}
