import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

const rest = () => undefined

/**
 * Calls `onTick` every `delayMs` milliseconds; with `null` it rests. Returns a function that begins
 * the count anew, so that something chosen by hand is shown for its full time.
 */
export function useInterval(onTick: () => void, delayMs: number | null): () => void {
  const tick = useEffectEvent(onTick)
  const beginAnew = useRef<() => void>(rest)

  useEffect(() => {
    if (delayMs === null) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      clearInterval(timer)
      timer = setInterval(() => {
        tick()
      }, delayMs)
    }
    begin()
    beginAnew.current = begin
    return () => {
      clearInterval(timer)
      beginAnew.current = rest
    }
  }, [delayMs])

  return useCallback(() => {
    beginAnew.current()
  }, [])
}
