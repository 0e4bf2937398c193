import { useMediaQuery } from './use-media-query'

/** Whether the visitor asked for less motion. False while prerendered markup is taken over. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
