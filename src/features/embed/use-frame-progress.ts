import { useEffect, useState } from 'react'

/** After this long a frame that shows nothing gets a direct link in its place. */
const FRAME_PATIENCE_MS = 8_000

/** `late`: still loading, but the visitor is offered another way by now. */
export type FrameProgress = 'loading' | 'late' | 'loaded'

/** How far a frame has come; `onLoad` belongs to the frame. */
export function useFrameProgress(): {
  readonly progress: FrameProgress
  readonly onLoad: () => void
} {
  const [isLoaded, setIsLoaded] = useState(false)
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
    }, FRAME_PATIENCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])

  return {
    progress: isLoaded ? 'loaded' : isLate ? 'late' : 'loading',
    onLoad: () => {
      setIsLoaded(true)
    },
  }
}
