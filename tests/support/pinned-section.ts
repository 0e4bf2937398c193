import { vi } from 'vitest'
import { stubMediaQueries, stubView } from './stub-view'

/** Height of the view in the tests of scroll-driven sections, in CSS pixels. */
export const VIEW_HEIGHT_PX = 800

/** What a test of a scroll-driven section can decide. */
export interface PinnedSection {
  /** Puts the section where its visitor has scrolled to, and lets the next frame pass. */
  readonly scrollTo: (progress: number) => void
  /** Scrolls without letting a frame pass. */
  readonly scrollUnseen: (progress: number) => void
  /** Lets the next frame pass. */
  readonly nextFrame: () => void
  /** The section enters or leaves the view. */
  readonly intersect: (isIntersecting: boolean) => void
  /** How often the section's place has been measured. */
  readonly measurements: () => number
}

function nextFrame(): void {
  vi.advanceTimersToNextFrame()
}

/**
 * Replaces the layout that jsdom lacks: a section of `sectionHeight` pixels at a controlled
 * scroll position, frames that pass on demand, and a media query that holds or not. Install it
 * before rendering; the timers must be faked.
 */
export function installPinnedSection({
  sectionHeight,
  motion,
}: {
  readonly sectionHeight: number
  /** Whether scenes may move: room enough, and no wish for less motion. */
  readonly motion: boolean
}): PinnedSection {
  let top = VIEW_HEIGHT_PX

  vi.stubGlobal('innerHeight', VIEW_HEIGHT_PX)
  stubMediaQueries(() => motion)
  const view = stubView()
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ y: top, height: sectionHeight }))

  const scrollUnseen = (progress: number) => {
    top = -progress * (sectionHeight - VIEW_HEIGHT_PX)
    window.dispatchEvent(new Event('scroll'))
  }
  return {
    scrollUnseen,
    nextFrame,
    scrollTo: (progress) => {
      scrollUnseen(progress)
      nextFrame()
    },
    intersect: (isIntersecting) => {
      view.show(isIntersecting ? 1 : 0)
    },
    measurements: () => measure.mock.calls.length,
  }
}
