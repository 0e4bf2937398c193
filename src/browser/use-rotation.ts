import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { useReducedMotion } from './use-media-query'

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether somebody can see an element: any of it is in the view, in a tab that is in front. */
function useWatched(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  const inFront = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )

  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOnScreen(isIntersecting)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ref])

  return onScreen && inFront
}

interface Rotation {
  /** Whether it moves by itself as soon as somebody looks; what the pause button shows. */
  readonly playing: boolean
  readonly toggle: () => void
  /** Begins the count anew, so that something chosen by hand is shown for its full time. */
  readonly restart: () => void
}

/**
 * What moves by itself every `everyMs` milliseconds: it rests off-screen, in a hidden tab and after
 * the pause button (WCAG 2.2.2). Where less motion is wanted it rests until it is started by hand.
 */
export function useRotation(
  ref: RefObject<Element | null>,
  everyMs: number,
  advance: () => void,
): Rotation {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [restarts, setRestarts] = useState(0)
  const reducedMotion = useReducedMotion()
  const watched = useWatched(ref)
  const playing = choice === null ? !reducedMotion : choice === 'play'
  const moving = playing && watched
  const tick = useEffectEvent(advance)

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => {
      tick()
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [moving, everyMs, restarts])

  return {
    playing,
    restart: () => {
      setRestarts((count) => count + 1)
    },
    toggle: () => {
      setChoice(playing ? 'pause' : 'play')
    },
  }
}
