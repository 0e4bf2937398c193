/** After each change of the active service no other change is made for this long. */
export const SCROLL_LOCK_MS = 800

/** A dot scrolls this far into its service's stretch, in CSS pixels. */
const SCROLL_OFFSET_PX = 100

export interface ShowcaseState {
  /** The service at the scroll position; undefined before the first report. */
  readonly reached: number | undefined
  /** The service that is shown. */
  readonly active: number | undefined
  readonly locked: boolean
  /** Where a dot sent the page that has not arrived yet. */
  readonly target: number | undefined
  /** Counts up whenever the lock begins anew. */
  readonly lockCount: number
}

type ShowcaseAction =
  | { readonly type: 'scrolled'; readonly to: number }
  | { readonly type: 'jumped'; readonly to: number }
  | { readonly type: 'unlocked' }

export const INITIAL_SHOWCASE: ShowcaseState = {
  reached: undefined,
  active: undefined,
  locked: false,
  target: undefined,
  lockCount: 0,
}

/** The service (from 0) at a scroll progress from 0 to 1. */
export function serviceAt(progress: number, count: number): number {
  return Math.min(count - 1, Math.floor(progress * count))
}

/** Where to scroll for a service, in CSS pixels from the top of the page. */
export function scrollTargetOf(
  service: number,
  count: number,
  section: { readonly top: number; readonly height: number; readonly viewHeight: number },
): number {
  const stretch = (section.height - section.viewHeight) / count
  return section.top + service * stretch + SCROLL_OFFSET_PX
}

function shown(state: ShowcaseState, active: number): ShowcaseState {
  return { ...state, active, locked: true, lockCount: state.lockCount + 1 }
}

/**
 * The showcase follows the scroll position, but after each change it is locked; when the lock ends,
 * it catches up with the position. A dot's own scrolling may take longer than one lock: then the
 * lock is kept once more, so that no service in between flashes up.
 */
export function showcaseReducer(state: ShowcaseState, action: ShowcaseAction): ShowcaseState {
  switch (action.type) {
    case 'scrolled': {
      const arrived = action.to === state.target
      if (action.to === state.reached && !arrived) return state
      const next = {
        ...state,
        reached: action.to,
        target: arrived ? undefined : state.target,
      }
      return state.locked || action.to === state.active ? next : shown(next, action.to)
    }
    case 'jumped':
      return shown({ ...state, target: action.to }, action.to)
    case 'unlocked': {
      if (state.target !== undefined) {
        return { ...state, target: undefined, lockCount: state.lockCount + 1 }
      }
      const { reached } = state
      if (reached === undefined || reached === state.active) return { ...state, locked: false }
      return shown(state, reached)
    }
  }
}
