import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the prerendered markup is taken over, true right after: for what only the browser
 * knows, so that the first render equals the server's.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
