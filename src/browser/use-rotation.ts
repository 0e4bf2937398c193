import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useReducedMotion } from './use-media-query'

/**
 * Calls `advance` every `everyMs` while the element is on screen, visible and not paused (WCAG 2.2.2). It starts paused
 * under reduced motion. It also rests while it has the pointer or the focus, unless it was started by hand.
 */
export function useRotation(ref: RefObject<Element | null>, everyMs: number, advance: () => void) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [onScreen, setOnScreen] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const playing = choice === null ? !reducedMotion : choice === 'play'
  const rotating = playing && !(choice === null && (hovered || focused))
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
    const element = ref.current
    if (element === null) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerenter', () => setHovered(true), { signal })
    element.addEventListener('pointerleave', () => setHovered(false), { signal })
    element.addEventListener('focusin', () => setFocused(true), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listeners.abort()
  }, [ref])

  useEffect(() => {
    if (!rotating || !onScreen) return undefined
    const timer = setInterval(() => {
      // Nothing moves in a hidden tab or behind an open dialog (modal.ts).
      const isHidden = document.visibilityState !== 'visible'
      if (!isHidden && ref.current?.closest('[inert]') === null) tick()
    }, everyMs)
    return () => clearInterval(timer)
  }, [ref, rotating, onScreen, everyMs])

  return {
    /** Whether it is switched on, as the pause button shows. */
    playing,
    /** Whether it is switched on and not paused by the pointer or the focus. */
    rotating,
    pause: () => setChoice('pause'),
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  }
}
