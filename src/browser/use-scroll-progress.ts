import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useMediaQuery } from './use-media-query'

/**
 * Where scroll-driven sections may move: not on phones, not where a scene would not fit, and not for who
 * wants less motion. The `scene` variants of src/styles/utilities.css state the same conditions.
 */
const SCROLL_SCENE_QUERY =
  '(min-width: 768px) and (min-height: 600px) and (prefers-reduced-motion: no-preference)'

/**
 * How far a tall section has been scrolled through: 0 until its top reaches the top of the view, 1
 * from when its bottom reaches the bottom of the view. `top` is measured from the top of the view.
 */
export function progressThrough(top: number, height: number, viewHeight: number): number {
  const way = height - viewHeight
  if (way <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}

/**
 * Follows the scroll progress through an element (0 to 1), at most once per frame and only while it is in
 * view, plus once at the start and once when it has left. Returns whether scenes may move, false in
 * the first render: where not, nothing is watched and the section is a plain, complete list.
 */
export function useScrollProgress(
  element: RefObject<Element | null>,
  onProgress: (progress: number) => void,
): boolean {
  const moving = useMediaQuery(SCROLL_SCENE_QUERY)
  const report = useEffectEvent(onProgress)
  useEffect(() => {
    const section = element.current
    if (!moving || section === null) return undefined
    let frame = 0
    let scrolling = new AbortController()

    const measure = () => {
      frame = 0
      const { top, height } = section.getBoundingClientRect()
      report(progressThrough(top, height, window.innerHeight))
    }
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    const observer = new IntersectionObserver((entries) => {
      scrolling.abort()
      if (entries.at(-1)?.isIntersecting === true) {
        scrolling = new AbortController()
        const options = { passive: true, signal: scrolling.signal }
        window.addEventListener('scroll', request, options)
        window.addEventListener('resize', request, options)
      }
      request()
    })
    observer.observe(section)

    return () => {
      observer.disconnect()
      scrolling.abort()
      cancelAnimationFrame(frame)
    }
  }, [moving, element])
  return moving
}
