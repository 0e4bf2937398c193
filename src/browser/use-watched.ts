import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether somebody can see an element: any of it is in the view, in a tab that is in front. */
export function useWatched(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  const inFront = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )

  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOnScreen(isIntersecting)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ref])

  return onScreen && inFront
}
