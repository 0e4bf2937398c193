import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useScrollProgress } from '../../browser/use-scroll-progress'

/** After a change of the active service, no other change happens for this long. */
const LOCK_MS = 800

/** A dot scrolls this far into its service's scroll range, in CSS pixels. */
const SCROLL_OFFSET_PX = 100

/** The state of the showcase and how to change it. */
export interface ShowcaseState {
  /** Index of the shown service; undefined while the section is a plain list. */
  readonly active: number | undefined
  /** Shows a service and scrolls smoothly to it; does nothing in a plain list. */
  readonly jumpTo: (service: number) => void
}

/**
 * Connects the showcase to the scroll position of its section. After each change it is locked for LOCK_MS. Then it catches
 * up with the position, or waits once more if a dot's smooth scrolling has not finished.
 */
export function useShowcase(section: RefObject<Element | null>, count: number): ShowcaseState {
  const [active, setActive] = useState<number>()
  /** Index of the service at the scroll position. */
  const reached = useRef<number>(undefined)
  /** Target of a dot's smooth scrolling that has not finished. */
  const target = useRef<number>(undefined)
  const lock = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (service: number) => {
    setActive(service)
    clearTimeout(lock.current)
    lock.current = setTimeout(() => {
      lock.current = undefined
      if (target.current !== undefined) {
        target.current = undefined
        show(service)
      } else if (reached.current !== undefined && reached.current !== service) {
        show(reached.current)
      }
    }, LOCK_MS)
  }

  const moving = useScrollProgress(section, (progress) => {
    const service = Math.min(count - 1, Math.floor(progress * count))
    reached.current = service
    if (service === target.current) target.current = undefined
    if (lock.current === undefined && service !== active) show(service)
  })

  const jumpTo = (service: number) => {
    if (!moving || section.current === null) return
    target.current = service
    show(service)
    const { top, height } = section.current.getBoundingClientRect()
    const stretch = (height - window.innerHeight) / count
    window.scrollTo({
      top: top + window.scrollY + service * stretch + SCROLL_OFFSET_PX,
      behavior: 'smooth',
    })
  }

  const jumpToFocus = useEffectEvent(() => {
    const items = [...(section.current?.querySelectorAll('ol > li') ?? [])]
    const focused = items.findIndex((item) => item.contains(document.activeElement))
    if (focused !== -1 && focused < count) jumpTo(focused)
  })
  // An element that had the focus before hydration has moved once the list is pinned.
  useEffect(() => {
    if (moving) jumpToFocus()
  }, [moving])
  return { active: moving ? active : undefined, jumpTo }
}
