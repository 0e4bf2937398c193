import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useReducedMotion } from './use-media-query'

/**
 * Calls `advance` every `everyMs` while the element is on screen, visible and not paused (WCAG 2.2.2). It starts paused
 * under reduced motion, and rests while `held`, unless it was started by hand.
 */
export function useRotation(
  ref: RefObject<Element | null>,
  everyMs: number,
  advance: () => void,
  held = false,
) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [onScreen, setOnScreen] = useState(false)
  const reducedMotion = useReducedMotion()
  const playing = choice === null ? !reducedMotion : choice === 'play'
  const moving = playing && !(held && choice === null)
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
    if (!moving || !onScreen) return undefined
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
  }, [ref, moving, onScreen, everyMs])

  return {
    /** Whether it moves by itself as soon as somebody looks; what the pause button shows. */
    playing,
    /** Whether it moves, unless it is off-screen. */
    moving,
    pause: () => setChoice('pause'),
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  }
}
