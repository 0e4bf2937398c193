import { vi } from 'vitest'
import { stubMediaQueries, stubView } from './stub-view'

/** Viewport height in tests of scroll-driven sections, in CSS pixels. */
export const VIEW_HEIGHT_PX = 800

/** Controls for tests of scroll-driven sections. */
export interface PinnedSection {
  /** Puts the section where its visitor has scrolled to, and lets the next frame pass. */
  readonly scrollTo: (progress: number) => void
  /** Scrolls without letting a frame pass. */
  readonly scrollUnseen: (progress: number) => void
  /** Lets the next frame pass. */
  readonly nextFrame: () => void
  /** The section enters or leaves the view. */
  readonly intersect: (isIntersecting: boolean) => void
  /** How often the section's position has been measured. */
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
  /** Whether sections may be pinned: enough space and no reduced motion. */
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
