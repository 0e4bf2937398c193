import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What a test of something that moves by itself can decide. */
export interface MovingView {
  /** The element enters or leaves the view. */
  readonly show: (onScreen: boolean) => void
  /** The tab comes to the front or goes behind another. */
  readonly bringToFront: (inFront: boolean) => void
  /** Lets time pass. */
  readonly wait: (ms: number) => void
}

/**
 * Stands in for what jsdom lacks: observers of the view and of sizes, and the wish for less motion.
 * Nothing is in view until the test shows it. The timers must be faked.
 */
export function installMovingView({ reducedMotion = false } = {}): MovingView {
  const observers = new Set<(isIntersecting: boolean) => void>()

  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: reducedMotion && media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (isIntersecting: boolean) => void
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => {
          notify([{ isIntersecting }])
        }
      }
      observe() {
        observers.add(this.report)
      }
      disconnect() {
        observers.delete(this.report)
      }
    },
  )

  return {
    show: (onScreen) => {
      act(() => {
        for (const report of observers) report(onScreen)
      })
    },
    bringToFront: (inFront) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(inFront ? 'visible' : 'hidden')
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
    wait: (ms) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    },
  }
}
