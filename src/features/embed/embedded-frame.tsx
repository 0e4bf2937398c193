import { useEffect, useRef, useState } from 'react'
import { originalQuery } from '../../browser/address-bar'
import { readAttribution } from '../../browser/attribution-store'
import { useInBrowser } from '../../browser/use-in-browser'
import type { EmbedText } from '../../content/embed-text'
import { appendParameters } from '../../shared/append-parameters'
import { trackedEntries } from '../../shared/attribution'
import { GOOGLE_CLICK_IDS } from '../../site/reported-path'
import { TextLink } from '../../ui/text-link'

/** After this time, a direct link shows over a frame that has not loaded. */
const LATE_AFTER_MS = 8_000

/** Query parameters that are not passed to the form: our own, and click ids, which come from the attribution instead. */
const NOT_PASSED = [
  ...['debug', ...GOOGLE_CLICK_IDS, 'fbclid', 'msclkid', 'twclid', 'li_fat_id', 'igshid', 'ttclid'],
  ...['rdt_cid', 'epik', 'qclid', 'sccid', 'irclid', '_kx'],
]

interface EmbeddedFrameProps {
  /** The configured URL of the provider's page; not empty. */
  readonly url: string
  readonly text: EmbedText
  /** Reserves the height, so that nothing moves when the frame loads. */
  readonly heightClass: string
  /** Whether the page's query is passed on, to prefill the form. */
  readonly passesQuery?: boolean
  /** Whether the frame takes the height that its page reports in a window message. */
  readonly followsReports?: boolean
}

/** The configured URL with added parameters. Its own parameters win over the page's query, which wins over stored ones. */
function embedUrl(url: string, passesQuery: boolean): string {
  const query = passesQuery ? originalQuery() : new URLSearchParams()
  for (const name of NOT_PASSED) query.delete(name)
  return appendParameters(appendParameters(url, query), trackedEntries(readAttribution() ?? {}))
}

/** Windows narrower than this count as phones, in CSS pixels. */
const PHONE_BREAKPOINT_PX = 768

/** The frame's minimum height, and the extra added to a reported one, so that nothing scrolls inside. */
const HEIGHTS = {
  wide: { minPx: 1500, addedPx: 100 },
  phone: { minPx: 1600, addedPx: 200 },
} as const

/** Maximum height. A widget that reports its own frame's height would grow forever. */
const MAX_PX = 5000

/** A report this close to the height that was set may be the frame reporting that height back. */
const ECHO_PX = 2

/** The effect of earlier reports on the frame. */
interface FrameState {
  /** The height that an earlier report set, in CSS pixels; undefined before the first one. */
  readonly setPx: number | undefined
  /** The last report was our own height. If the next one is, too, the page only repeats it, and the frame must not grow. */
  readonly hasRepeatedOurs?: boolean
}

type Sender = Readonly<Record<'source' | 'origin', unknown>>

/** The positive number in a message's `frameHeight`, from an object or its JSON text. */
function reportedHeight(data: unknown): number | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return
    const { frameHeight } = message
    const isHeight = typeof frameHeight === 'number' && frameHeight > 0 && frameHeight < Infinity
    return isHeight ? frameHeight : undefined
  } catch {
    return undefined // Widgets also send messages of other protocols.
  }
}

/** The state after a message; undefined if it is not from `sender`, doesn't change the height or echoes ours. */
export function nextFrameState(
  message: Sender & { readonly data: unknown },
  sender: Sender,
  { setPx, hasRepeatedOurs = false, isPhone }: FrameState & { readonly isPhone: boolean },
): { readonly setPx: number; readonly hasRepeatedOurs: boolean } | undefined {
  const isOwn = message.source === sender.source && message.origin === sender.origin
  if (message.source === null || !isOwn) return undefined
  const reported = reportedHeight(message.data)
  if (reported === undefined) return undefined
  const repeatsOurs = setPx !== undefined && Math.abs(reported - setPx) <= ECHO_PX
  if (repeatsOurs && hasRepeatedOurs) return undefined
  const { minPx, addedPx } = HEIGHTS[isPhone ? 'phone' : 'wide']
  const next = Math.min(MAX_PX, Math.max(minPx, Math.ceil(reported) + addedPx))
  return next === setPx ? undefined : { setPx: next, hasRepeatedOurs: repeatsOurs }
}

/** An embedded page of a provider. It renders only in the browser, because its URL depends on the visit. */
export function EmbeddedFrame({
  url,
  text,
  heightClass,
  passesQuery = false,
  followsReports = false,
}: EmbeddedFrameProps) {
  const inBrowser = useInBrowser()
  const [src, setSrc] = useState<string>()
  const [progress, setProgress] = useState<'loading' | 'late' | 'loaded'>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useRef<FrameState>({ setPx: undefined })

  // Computed once: a changed URL would reload the frame and lose what was filled in.
  if (inBrowser && src === undefined) setSrc(embedUrl(url, passesQuery))

  useEffect(() => {
    if (src === undefined || !followsReports) return undefined
    const { origin } = new URL(src)
    function resize(message: MessageEvent): void {
      if (frame.current === null) return
      const sender = { source: frame.current.contentWindow, origin }
      const isPhone = window.innerWidth < PHONE_BREAKPOINT_PX
      const next = nextFrameState(message, sender, { ...height.current, isPhone })
      if (next === undefined) return
      height.current = next
      // Set through the CSS object model, because the Content-Security-Policy blocks style attributes.
      frame.current.style.height = `${next.setPx}px`
    }
    window.addEventListener('message', resize)
    return () => window.removeEventListener('message', resize)
  }, [src, followsReports])

  useEffect(() => {
    const slow = () => setProgress((known) => (known === 'loading' ? 'late' : known))
    const timer = setTimeout(slow, LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const notice = text[src !== undefined && progress !== 'loaded' ? progress : 'waiting']
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-h3">{text.title}</h2>
        <TextLink href={url} label={text.direct} />
      </div>
      <div className="relative flex-1 overflow-hidden rounded-window border border-line bg-white">
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
            {progress === 'late' && <TextLink href={src ?? url} label={text.direct} />}
          </div>
        )}
      </div>
    </>
  )
}
