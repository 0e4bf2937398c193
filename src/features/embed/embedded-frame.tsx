import { useRef, useState } from 'react'
import { readAttribution } from '../../browser/attribution-store'
import { useInBrowser } from '../../browser/use-in-browser'
import type { EmbedText } from '../../content/embed-text'
import { ExternalTextLink } from '../../ui/text-link'
import { embedAddress } from './embed-address'
import { FrameNotice } from './frame-notice'
import { useFrameHeight } from './use-frame-height'
import { useFrameProgress } from './use-frame-progress'

interface EmbeddedFrameProps {
  /** The provider's page, as configured; not empty. */
  readonly address: string
  readonly text: EmbedText
  /** Reserves the height, so that nothing moves when the frame arrives. */
  readonly heightClass: string
  /** Whether parameters of the page's own address are passed on, to fill the form in. */
  readonly passesQuery?: boolean
  /** Whether the frame is as high as its page reports (contract.md, window messages). */
  readonly followsReports?: boolean
}

/** Exists in the browser only: what the frame is asked for depends on the visit. */
function LiveFrame({
  address,
  text,
  heightClass,
  passesQuery = false,
  followsReports = false,
}: EmbeddedFrameProps) {
  // Once only: a frame whose address changed would start over and lose what was filled in.
  const [src] = useState(() =>
    embedAddress(address, {
      record: readAttribution(),
      query: passesQuery ? window.location.search : '',
    }),
  )
  const frame = useRef<HTMLIFrameElement>(null)
  const { progress, onLoad } = useFrameProgress()
  useFrameHeight(frame, followsReports ? src : null)
  return (
    <>
      {/* Not sandboxed: providers need their cookies, pop-ups for payment, and the way on to our
          confirmation page after a booking. The policy decides whose page may stand here. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={src}
        title={text.frameTitle}
        className={`block w-full ${heightClass}`}
        onLoad={onLoad}
      />
      {progress !== 'loaded' && (
        <FrameNotice {...text[progress]}>
          {progress === 'late' && <ExternalTextLink href={src}>{text.direct}</ExternalTextLink>}
        </FrameNotice>
      )}
    </>
  )
}

/**
 * A provider's page inside ours (spec section 7, row 5). Prerendered, and without the script, its
 * place is taken and says so; the link beside the heading leads there (frame-heading.tsx).
 */
export function EmbeddedFrame(props: EmbeddedFrameProps) {
  const inBrowser = useInBrowser()
  const { text, heightClass } = props
  return (
    <div className="relative overflow-hidden rounded-window border border-line bg-white">
      {inBrowser ? (
        <LiveFrame {...props} />
      ) : (
        <>
          <div className={`block w-full ${heightClass}`} />
          <FrameNotice {...text.waiting} />
        </>
      )}
    </div>
  )
}
