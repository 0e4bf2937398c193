import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { PINNED_QUERY } from './pinned-query'
import { useMediaQuery } from './use-media-query'

/** How far a tall section has been scrolled through, 0 to 1. `top` is measured from the top of the viewport. */
export function progressThrough(top: number, height: number, viewHeight: number): number {
  const scrollRange = height - viewHeight
  if (scrollRange <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / scrollRange))
}

/**
 * Reports the scroll progress through an element (0 to 1) while it is in view. Returns whether the section may be pinned:
 * only once it was out of view or has reached the top, because its layout must not change on screen.
 */
export function useScrollProgress(
  element: RefObject<Element | null>,
  onProgress: (progress: number) => void,
): boolean {
  const wanted = useMediaQuery(PINNED_QUERY)
  const [mayStart, setMayStart] = useState(false)
  const report = useEffectEvent(onProgress)
  useEffect(() => {
    const section = element.current
    if (!wanted || section === null) return undefined
    let frame = 0
    let scrolling = new AbortController()

    const measure = () => {
      frame = 0
      const { top, height } = section.getBoundingClientRect()
      if (top <= 0) setMayStart(true)
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
      } else if (!section.contains(document.activeElement)) setMayStart(true)
      request()
    })
    observer.observe(section)

    return () => {
      observer.disconnect()
      scrolling.abort()
      cancelAnimationFrame(frame)
    }
  }, [wanted, element])
  return wanted && mayStart
}
