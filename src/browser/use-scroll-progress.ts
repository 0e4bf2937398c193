import { useEffect, useEffectEvent, type RefObject } from 'react'
import { SCROLL_SCENE_QUERY } from './scroll-scene-query'
import { useMediaQuery } from './use-media-query'

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
 * Reports the progress through an element, at most once per frame and only while the element is in
 * view; besides once at the start and once when it has left. Scrolling itself stays untouched.
 * Returns the function that stops it.
 */
export function watchScrollProgress(
  element: Element,
  onProgress: (progress: number) => void,
): () => void {
  let frame = 0
  let scrolling = new AbortController()

  const measure = () => {
    frame = 0
    const { top, height } = element.getBoundingClientRect()
    onProgress(progressThrough(top, height, window.innerHeight))
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
  observer.observe(element)

  return () => {
    observer.disconnect()
    scrolling.abort()
    cancelAnimationFrame(frame)
  }
}

/**
 * Follows the scroll progress through an element (0 to 1) wherever scenes may move. Returns whether
 * they may: where not, nothing is watched and the section is a plain, complete list. False in the
 * first render.
 */
export function useScrollProgress(
  element: RefObject<Element | null>,
  onProgress: (progress: number) => void,
): boolean {
  const moving = useMediaQuery(SCROLL_SCENE_QUERY)
  const report = useEffectEvent(onProgress)
  useEffect(() => {
    if (!moving || element.current === null) return undefined
    return watchScrollProgress(element.current, (progress) => {
      report(progress)
    })
  }, [moving, element])
  return moving
}
