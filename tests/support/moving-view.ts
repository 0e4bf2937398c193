import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { passTime } from './pass-time'
import { stubMediaQueries, stubView } from './stub-view'

/** Controls for tests of automatic motion. */
export interface MovingView {
  /** The element enters or leaves the view. */
  readonly show: (onScreen: boolean) => void
  /** The tab moves to the front or behind another. */
  readonly bringToFront: (inFront: boolean) => void
  /** Lets time pass. */
  readonly wait: (ms: number) => void
}

/**
 * Replaces what jsdom lacks: intersection observers and reduced motion. Nothing is in view until the test shows it. Use
 * fake timers.
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
