import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react'
import { useScrollProgress } from '../../browser/use-scroll-progress'
import {
  INITIAL_SHOWCASE,
  SCROLL_LOCK_MS,
  scrollTargetOf,
  serviceAt,
  showcaseReducer,
} from './showcase-state'

interface Showcase {
  /** The service that is shown, from 0; undefined where the section is a plain list. */
  readonly active: number | undefined
  /** Shows a service and scrolls smoothly to it; does nothing in a plain list. */
  readonly jumpTo: (service: number) => void
}

/** Ties the showcase to the scroll position of its section. */
export function useShowcase(section: RefObject<Element | null>, count: number): Showcase {
  const [state, dispatch] = useReducer(showcaseReducer, INITIAL_SHOWCASE)
  const moving = useScrollProgress(section, (progress) => {
    dispatch({ type: 'scrolled', to: serviceAt(progress, count) })
  })

  const { locked, lockCount } = state
  useEffect(() => {
    if (!locked) return undefined
    const timer = setTimeout(() => {
      dispatch({ type: 'unlocked' })
    }, SCROLL_LOCK_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [locked, lockCount])

  const jumpTo = (service: number) => {
    if (!moving || section.current === null) return
    dispatch({ type: 'jumped', to: service })
    const { top, height } = section.current.getBoundingClientRect()
    const place = { top: top + window.scrollY, height, viewHeight: window.innerHeight }
    window.scrollTo({ top: scrollTargetOf(service, count, place), behavior: 'smooth' })
  }

  const jumpToFocus = useEffectEvent(() => {
    const items = [...(section.current?.querySelectorAll('ol > li') ?? [])]
    const focused = items.findIndex((item) => item.contains(document.activeElement))
    if (focused !== -1 && focused < count) jumpTo(focused)
  })
  // What has had the focus since before hydration stands elsewhere once the list is a scene.
  useEffect(() => {
    if (moving) jumpToFocus()
  }, [moving])
  return { active: moving ? state.active : undefined, jumpTo }
}
