import { useEffect, useRef, type RefObject } from 'react'

/** Windows narrower than this count as phones, in CSS pixels. */
const PHONE_BREAKPOINT_PX = 768

/** Added to a reported height, so that the widget does not scroll inside its frame. */
const ADDED_PX = { wide: 100, phone: 200 } as const

/** Smallest height of the frame. */
const MIN_PX = { wide: 1500, phone: 1600 } as const

/** Largest height. A widget that reports the height of its own window would grow forever. */
const MAX_PX = 5000

/** A report this close to the height that was set is the frame reporting that height back. */
const ECHO_PX = 2

/** The window and the origin that a message comes from. */
interface Sender {
  readonly source: unknown
  readonly origin: string
}

function parseText(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined // Widgets also send texts of other protocols.
  }
}

/** The number in a message's `frameHeight`, from an object or its JSON text. */
export function reportedHeight(data: unknown): number | undefined {
  const message = parseText(data)
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return
  const { frameHeight } = message
  if (typeof frameHeight !== 'number' || !Number.isFinite(frameHeight)) return
  return frameHeight > 0 ? frameHeight : undefined
}

/**
 * The new height of the frame in CSS pixels after a message. Undefined if the frame keeps its height:
 * the message is not the frame's own, holds no height, or echoes the height that an earlier report set.
 *
 * @param sender the one frame whose messages count
 * @param state.setPx the height that an earlier report set; undefined before the first one
 */
export function nextFrameHeight(
  message: Sender & { readonly data: unknown },
  sender: Sender,
  { setPx, isPhone }: { readonly setPx: number | undefined; readonly isPhone: boolean },
): number | undefined {
  if (message.source === null || message.source !== sender.source) return undefined
  if (message.origin !== sender.origin) return undefined
  const reported = reportedHeight(message.data)
  if (reported === undefined) return undefined
  if (setPx !== undefined && Math.abs(reported - setPx) <= ECHO_PX) return undefined
  const size = isPhone ? 'phone' : 'wide'
  const next = Math.min(MAX_PX, Math.max(MIN_PX[size], Math.ceil(reported) + ADDED_PX[size]))
  return next === setPx ? undefined : next
}

/**
 * Gives a frame the height that its page reports. The height is set through the CSS object model,
 * because the Content-Security-Policy blocks style attributes. Listens only if there is an address.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | undefined,
): void {
  const setPx = useRef<number>(undefined)
  useEffect(() => {
    if (src === undefined) return undefined
    const { origin } = new URL(src)
    function resize(message: MessageEvent): void {
      const element = frame.current
      if (element === null) return
      const sender = { source: element.contentWindow, origin }
      const isPhone = window.innerWidth < PHONE_BREAKPOINT_PX
      const height = nextFrameHeight(message, sender, { setPx: setPx.current, isPhone })
      if (height === undefined) return
      setPx.current = height
      element.style.height = `${height}px`
    }
    window.addEventListener('message', resize)
    return () => {
      window.removeEventListener('message', resize)
    }
  }, [frame, src])
}
