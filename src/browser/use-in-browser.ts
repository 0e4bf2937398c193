import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the prerendered markup is taken over, so that the first render equals the server's. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
