import { useEffect, useRef, useState } from 'react'
import { readAttribution } from '../../browser/attribution-store'
import { useInBrowser } from '../../browser/use-in-browser'
import type { EmbedText } from '../../content/embed-text'
import { appendParameters } from '../../shared/append-parameters'
import { trackedEntries, type AttributionRecord } from '../../shared/attribution-record'
import { TextLink } from '../../ui/text-link'
import { useFrameHeight } from './frame-height'

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
  /** Whether parameters of the page's own address are passed on, to fill in the form. */
  readonly passesQuery?: boolean
  /** Whether the frame takes the height that its page reports in a window message. */
  readonly followsReports?: boolean
}

/**
 * The address of a widget with what it should know: the query of the page's own address, to fill in the
 * form, and the stored attribution. Parameters of the configured address win, then those of the page.
 */
export function embedAddress(
  address: string,
  { record, query = '' }: { readonly record: AttributionRecord | null; readonly query?: string },
): string {
  const passedOn = [...new URLSearchParams(query)].filter(([name]) => name !== OWN_PARAMETER)
  return appendParameters(appendParameters(address, passedOn), trackedEntries(record ?? {}))
}

/**
 * A provider's page inside ours, under a heading with a direct link that always works. The frame comes in
 * the browser only, because its address depends on the visit; until its page has loaded, a notice takes
 * its place.
 */
export function EmbeddedFrame({
  address,
  text,
  heightClass,
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
    const timer = setTimeout(() => {
      setProgress((current) => (current === 'loading' ? 'late' : current))
    }, LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])

  const notice = text[src !== undefined && progress !== 'loaded' ? progress : 'waiting']
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-9">
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
            onLoad={() => {
              setProgress('loaded')
            }}
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
