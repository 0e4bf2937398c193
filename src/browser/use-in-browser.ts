import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, so that the first render matches the prerendered HTML. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
