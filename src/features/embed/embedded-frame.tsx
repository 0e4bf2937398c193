import { useEffect, useRef, useState, type RefObject } from 'react'
import { readAttribution } from '../../browser/attribution-store'
import { useInBrowser } from '../../browser/use-in-browser'
import type { EmbedText } from '../../content/embed-text'
import { appendParameters } from '../../shared/append-parameters'
import { trackedEntries, type AttributionRecord } from '../../shared/attribution-record'
import { TextLink } from '../../ui/text-link'

/** A frame that shows nothing for this long gets a direct link in its place. */
const LATE_AFTER_MS = 8_000

/** The parameter of the page's address that only the page itself uses. */
const OWN_PARAMETER = 'debug'

interface EmbeddedFrameProps {
  /** The provider's page, as configured; not empty. */
  readonly address: string
  readonly text: EmbedText
  /** Reserves the height, so that nothing moves when the frame arrives. */
  readonly heightClass: string
  /** The space below the heading, where it is not the usual one. */
  readonly headingClass?: string
  /** Whether parameters of the page's own address are passed on, to fill in the form. */
  readonly passesQuery?: boolean
  /** Whether the frame takes the height that its page reports in a window message. */
  readonly followsReports?: boolean
}

/**
 * The address of a widget with what it should know: the query of the page's own address, to fill in the
 * form, and the stored attribution. Parameters of the configured address win, then those of the page.
 */
function embedAddress(
  address: string,
  { record, query = '' }: { readonly record: AttributionRecord | null; readonly query?: string },
): string {
  const passedOn = [...new URLSearchParams(query)].filter(([name]) => name !== OWN_PARAMETER)
  return appendParameters(appendParameters(address, passedOn), trackedEntries(record ?? {}))
}

/** Windows narrower than this count as phones, in CSS pixels. */
const PHONE_BREAKPOINT_PX = 768

/** Added to a reported height, so that the widget does not scroll inside its frame. */
const ADDED_PX = { wide: 100, phone: 200 } as const

/** Smallest height of the frame. */
const MIN_PX = { wide: 1500, phone: 1600 } as const

/** Largest height. A widget that reports the height of its own window would grow forever. */
const MAX_PX = 5000

/** A report this close to the height that was set may be the frame reporting that height back. */
const ECHO_PX = 2

/** What earlier reports did to the frame. */
interface FrameState {
  /** The height that an earlier report set, in CSS pixels; undefined before the first one. */
  readonly setPx: number | undefined
  /** Whether that report was the height set before it. Two in a row are an echo, which would grow forever. */
  readonly mayEcho?: boolean
}

/** The window and the origin that sent a message. */
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
function reportedHeight(data: unknown): number | undefined {
  const message = parseText(data)
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return
  const { frameHeight } = message
  if (typeof frameHeight !== 'number' || !Number.isFinite(frameHeight)) return
  return frameHeight > 0 ? frameHeight : undefined
}

/**
 * The state of the frame after a message. Undefined if the frame keeps its height: the message is not the
 * frame's own, holds no height, repeats the last one, or echoes the height that was set.
 *
 * @param sender the one frame whose messages count
 */
export function nextFrameState(
  message: Sender & { readonly data: unknown },
  sender: Sender,
  { setPx, mayEcho = false, isPhone }: FrameState & { readonly isPhone: boolean },
): { readonly setPx: number; readonly mayEcho: boolean } | undefined {
  if (message.source === null || message.source !== sender.source) return undefined
  if (message.origin !== sender.origin) return undefined
  const reported = reportedHeight(message.data)
  if (reported === undefined) return undefined
  const isSetHeight = setPx !== undefined && Math.abs(reported - setPx) <= ECHO_PX
  if (isSetHeight && mayEcho) return undefined
  const size = isPhone ? 'phone' : 'wide'
  const next = Math.min(MAX_PX, Math.max(MIN_PX[size], Math.ceil(reported) + ADDED_PX[size]))
  return next === setPx ? undefined : { setPx: next, mayEcho: isSetHeight }
}

/**
 * Gives a frame the height that its page reports. The height is set through the CSS object model,
 * because the Content-Security-Policy blocks style attributes. Listens only if there is an address.
 */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, src: string | undefined): void {
  const state = useRef<FrameState>({ setPx: undefined })
  useEffect(() => {
    if (src === undefined) return undefined
    const { origin } = new URL(src)
    function resize(message: MessageEvent): void {
      const element = frame.current
      if (element === null) return
      const sender = { source: element.contentWindow, origin }
      const isPhone = window.innerWidth < PHONE_BREAKPOINT_PX
      const next = nextFrameState(message, sender, { ...state.current, isPhone })
      if (next === undefined) return
      state.current = next
      element.style.height = `${next.setPx}px`
    }
    window.addEventListener('message', resize)
    return () => window.removeEventListener('message', resize)
  }, [frame, src])
}

/**
 * A provider's page inside ours, under a heading with a direct link that always works. The frame is added
 * in the browser only, because its address depends on the visit; until its page has loaded, a notice takes
 * its place.
 */
export function EmbeddedFrame({
  address,
  text,
  heightClass,
  headingClass = 'mb-6 md:mb-9',
  passesQuery = false,
  followsReports = false,
}: EmbeddedFrameProps) {
  const inBrowser = useInBrowser()
  const [src, setSrc] = useState<string>()
  const [progress, setProgress] = useState<'loading' | 'late' | 'loaded'>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameHeight(frame, followsReports ? src : undefined)

  // Once: a frame whose address changed would start over and lose what was filled in.
  if (inBrowser && src === undefined) {
    const query = passesQuery ? window.location.search : ''
    setSrc(embedAddress(address, { record: readAttribution(), query }))
  }

  useEffect(() => {
    const timer = setTimeout(
      () => setProgress((current) => (current === 'loading' ? 'late' : current)),
      LATE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [])

  const notice = text[src !== undefined && progress !== 'loaded' ? progress : 'waiting']
  return (
    <>
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 ${headingClass}`}
      >
        <h2 className="text-h2">{text.title}</h2>
        <TextLink href={address}>{text.direct}</TextLink>
      </div>
      <div className="relative overflow-hidden rounded-window border border-line bg-white">
        {src === undefined ? (
          <div className={`block w-full ${heightClass}`} />
        ) : (
          // Not sandboxed: providers need their cookies, pop-ups for payment, and the way to our
          // confirmation page after a booking. The policy's frame-src decides who may be shown.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={frame}
            src={src}
            title={text.frameTitle}
            className={`block w-full ${heightClass}`}
            onLoad={() => setProgress('loaded')}
          />
        )}
        {progress !== 'loaded' && (
          <div
            role="status"
            className="absolute inset-x-0 top-0 border-b border-line bg-white px-5 py-6 md:px-10 md:py-9"
          >
            <p className="font-heading text-h3">{notice.title}</p>
            <p className="mt-2 max-w-measure text-soil-2">{notice.text}</p>
            {progress === 'late' && <TextLink href={src ?? address}>{text.direct}</TextLink>}
          </div>
        )}
      </div>
    </>
  )
}
