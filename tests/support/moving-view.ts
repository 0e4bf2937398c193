import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { passTime } from './pass-time'
import { stubMediaQueries, stubView } from './stub-view'

/** What a test of something that moves by itself can decide. */
export interface MovingView {
  /** The element enters or leaves the view. */
  readonly show: (onScreen: boolean) => void
  /** The tab moves to the front or behind another. */
  readonly bringToFront: (inFront: boolean) => void
  /** Lets time pass. */
  readonly wait: (ms: number) => void
}

/**
 * Replaces what jsdom lacks: observers of the view, and the wish for less motion.
 * Nothing is in view until the test shows it. The timers must be faked.
 */
export function installMovingView({ reducedMotion = false } = {}): MovingView {
  stubMediaQueries((media) => reducedMotion && media.includes('reduced-motion'))
  const view = stubView()

  return {
    show: (onScreen) => {
      act(() => {
        view.show(onScreen ? 1 : 0)
      })
    },
    bringToFront: (inFront) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(inFront ? 'visible' : 'hidden')
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
    wait: passTime,
  }
}
