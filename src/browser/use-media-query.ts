import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, with updates. False during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the visitor prefers reduced motion. False during hydration. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
