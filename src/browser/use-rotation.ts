import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useReducedMotion } from './use-media-query'

/** Moves something (WCAG 2.2.2), but not off-screen or in a hidden tab; under reduced motion once started by hand. */
export function useRotation(ref: RefObject<Element | null>, everyMs: number, advance: () => void) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [onScreen, setOnScreen] = useState(false)
  const [restarts, setRestarts] = useState(0)
  const reducedMotion = useReducedMotion()
  const playing = choice === null ? !reducedMotion : choice === 'play'
  const tick = useEffectEvent(advance)

  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOnScreen(isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  useEffect(() => {
    if (!playing || !onScreen) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      clearInterval(timer)
      if (document.visibilityState !== 'visible') return
      timer = setInterval(() => {
        // Behind an open dialog (modal.ts) nothing moves.
        if (ref.current?.closest('[inert]') === null) tick()
      }, everyMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [ref, playing, onScreen, everyMs, restarts])

  return {
    /** Whether it moves by itself as soon as somebody looks; what the pause button shows. */
    playing,
    /** Restarts the timer, so that something chosen by hand is shown for its full time. */
    restart: () => setRestarts((count) => count + 1),
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  }
}
