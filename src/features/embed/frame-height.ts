/** Added to a reported height, so that the widget does not scroll inside (spec section 9). */
const ADDED_PX = { wide: 100, mobile: 200 } as const

/** Smallest height of the frame (spec section 9). */
const MIN_PX = { wide: 1500, mobile: 1600 } as const

/** Largest height. A widget that reports the height of its own window would grow without end. */
const MAX_PX = 5000

/** A report this close to the height last set is the frame telling its own height back. */
const ECHO_PX = 2

/** A message as it reaches the page. */
export interface FrameMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/** The one frame whose messages count. */
export interface ExpectedSender {
  /** The frame's window. */
  readonly source: unknown
  readonly origin: string
}

function parseText(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined // Widgets send texts of other protocols, too.
  }
}

/** The number in a message's `frameHeight`, from an object or its JSON text (contract.md). */
export function reportedHeight(data: unknown): number | undefined {
  const message = parseText(data)
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) {
    return undefined
  }
  const { frameHeight } = message
  return typeof frameHeight === 'number' && Number.isFinite(frameHeight) && frameHeight > 0
    ? frameHeight
    : undefined
}

/**
 * The new height of the frame in CSS pixels after a message, or undefined where it keeps its height:
 * the message is not the frame's own, holds no height, or repeats the one that was set.
 */
export function nextFrameHeight(
  message: FrameMessage,
  sender: ExpectedSender,
  { currentPx, isMobile }: { readonly currentPx: number; readonly isMobile: boolean },
): number | undefined {
  if (message.source === null || message.source !== sender.source) return undefined
  if (message.origin !== sender.origin) return undefined
  const reported = reportedHeight(message.data)
  if (reported === undefined || Math.abs(reported - currentPx) <= ECHO_PX) return undefined
  const size = isMobile ? 'mobile' : 'wide'
  const next = Math.min(MAX_PX, Math.max(MIN_PX[size], Math.ceil(reported) + ADDED_PX[size]))
  return next === currentPx ? undefined : next
}
