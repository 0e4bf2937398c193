import { useEffect, type RefObject } from 'react'
import { nextFrameHeight } from './frame-height'

/** Narrower windows count as mobile (spec section 9). */
const MOBILE_BREAKPOINT_PX = 768

/**
 * Lets a frame be as high as its page reports (contract.md, window messages). The height is set
 * through the CSS object model, because the policy of the site drops style attributes. Without an
 * address nothing is listened for.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | null,
): void {
  useEffect(() => {
    if (src === null) return undefined
    const { origin } = new URL(src)
    function resize(message: MessageEvent): void {
      const element = frame.current
      if (element === null) return
      const height = nextFrameHeight(
        message,
        { source: element.contentWindow, origin },
        {
          currentPx: element.getBoundingClientRect().height,
          isMobile: window.innerWidth < MOBILE_BREAKPOINT_PX,
        },
      )
      if (height !== undefined) element.style.height = `${height}px`
    }
    window.addEventListener('message', resize)
    return () => {
      window.removeEventListener('message', resize)
    }
  }, [frame, src])
}
