import { useState, type RefObject } from 'react'
import { useInterval } from './use-interval'
import { useReducedMotion } from './use-reduced-motion'
import { useWatched } from './use-watched'

interface Rotation {
  /** Whether it moves by itself as soon as somebody looks; what the pause button shows. */
  readonly playing: boolean
  readonly toggle: () => void
  /** Begins the count anew, after something was chosen by hand. */
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
  const reducedMotion = useReducedMotion()
  const watched = useWatched(ref)
  const playing = choice === null ? !reducedMotion : choice === 'play'

  const restart = useInterval(advance, playing && watched ? everyMs : null)

  return {
    playing,
    restart,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play')
    },
  }
}
