import { hasKeptInput } from './early-input'
import { SCROLL_SCENE_QUERY } from './scroll-scene-query'

/**
 * What makes a sleeping island load its code: coming near the view, being well inside it, coming near
 * it where scroll-driven scenes may move (elsewhere they are plain markup), or the first touch of it,
 * which always does.
 */
export type WakeOn = 'view' | 'reading' | 'scene' | 'intent'

/** Islands are woken this far before they are seen, in CSS pixels. */
const VIEW_MARGIN = '300px'

/** What looks out from below the first screen is not being read; what has left its last quarter is. */
const READING_MARGIN = '0px 0px -25%'

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/** Stops the watching when the document's own page is left: its islands are gone then. */
let watching = new AbortController()

function whenInView(
  element: Element,
  wake: () => void,
  signal: AbortSignal,
  rootMargin = VIEW_MARGIN,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
    },
    { rootMargin },
  )
  // The island's own box is `display: contents`, which has no size: its first child is watched.
  observer.observe(element.firstElementChild ?? element)
  signal.addEventListener('abort', () => {
    observer.disconnect()
  })
}

function whenScenesMove(act: () => void, signal: AbortSignal): void {
  const query = window.matchMedia(SCROLL_SCENE_QUERY)
  if (query.matches) act()
  else query.addEventListener('change', act, { once: true, signal })
}

function whenTouched(element: Element, wake: () => void, signal: AbortSignal): void {
  for (const type of INTENT_EVENTS) {
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && element.contains(event.target)) wake()
      },
      { capture: true, passive: true, signal },
    )
  }
}

/** The prerendered markup of an island, or null where there is none (server, later navigations). */
export function sleepingElement(island: string): Element | null {
  if (typeof document === 'undefined') return null
  return document.querySelector(`[data-island="${island}"]`)
}

/** Ends with the watching of all islands, or before. `AbortSignal.any` would keep Safari before 17.4 asleep. */
function watchingOfOne(): AbortController {
  const own = new AbortController()
  const endWithAll = () => {
    own.abort()
  }
  watching.signal.addEventListener('abort', endWithAll, { once: true, signal: own.signal })
  return own
}

/** Resolves when a sleeping island should come alive. */
export function untilWoken(island: string, element: Element, on: WakeOn): Promise<void> {
  if (hasKeptInput(island) || element.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    const own = watchingOfOne()
    const { signal } = own
    const wake = () => {
      own.abort()
      resolve()
    }
    whenTouched(element, wake, signal)
    if (on === 'view') whenInView(element, wake, signal)
    if (on === 'reading') whenInView(element, wake, signal, READING_MARGIN)
    if (on === 'scene') {
      whenScenesMove(() => {
        whenInView(element, wake, signal)
      }, signal)
    }
  })
}

/** Resolves at the next touch of a sleeping island, whatever was done in it before. */
export function untilTouched(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const own = watchingOfOne()
    const wake = () => {
      own.abort()
      resolve()
    }
    whenTouched(element, wake, own.signal)
  })
}

/** Lets go of all islands that still sleep. Called when their page is left. */
export function forgetSleepingIslands(): void {
  watching.abort()
  watching = new AbortController()
}
