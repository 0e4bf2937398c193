import posterPhone from '../../assets/drawings/video-poster-phone.svg?drawing'
import poster from '../../assets/drawings/video-poster.svg?drawing'
import { useEffect, useRef, useState } from 'react'
import { redirectTo } from '../../browser/redirect-to'
import { testimonialVideo as text, videoStatus } from '../../content/pages/testimonial-video'
import { sampleNotes } from '../../content/standing-copy'
import { SampleNote } from '../../sections/sample-note'
import { siteVideo } from '../../site/video'
import { pathTo } from '../../site/routes'
import { ResponsiveDrawing } from '../../ui/drawing'
import { AlertIcon, PlayIcon } from '../../ui/icons'

/** Goes back to the page that the visitor came from, or home if there is none in this tab. */
function goBack(): void {
  // Without the Navigation API, a history of one entry means there is no page to go back to.
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (canGoBack) window.history.back()
  else redirectTo(pathTo('home'))
}

/**
 * The testimonial video below what it is and the way back, as parts of the page's grid. Only the poster loads before the
 * visitor presses play.
 */
export function VideoPlayer() {
  const { src, type, isOwn } = siteVideo
  const words = isOwn ? text : { ...text, ...text.configured }
  /** `waiting` and `failed`: overlay, no controls. `started`: controls, no overlay. */
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // The focused overlay disappears, so move the focus to the video and its controls (WCAG 2.4.3).
    if (state === 'started') video.current?.focus({ preventScroll: true })
  }, [state])

  function play() {
    // After a failure, `play()` alone would wait for another source.
    if (state === 'failed') video.current?.load()
    setState('started')
    video.current?.play().catch((error: unknown) => {
      // An interruption is not a failure; the visitor can use the controls.
      const name = error instanceof DOMException ? error.name : ''
      if (name !== 'AbortError') setState(name === 'NotAllowedError' ? 'waiting' : 'failed')
    })
  }

  return (
    <>
      <div className="flex flex-wrap gap-x-6 pt-2 pb-4 text-small text-on-dark">
        <p>{words.lead}</p>
        <SampleNote proofs={[{ status: videoStatus }]} text={sampleNotes.video} />
      </div>
      <button
        type="button"
        className="min-h-11 cursor-pointer justify-self-start text-small font-semibold text-on-dark underline underline-offset-4 hover:text-limestone max-md:order-first max-md:mb-1.5 noscript:hidden"
        onClick={goBack}
      >
        {text.goBack}
      </button>
      <div
        className={`relative md:col-span-2 ${isOwn ? 'aspect-4/3 md:aspect-64/27' : 'aspect-video'}`}
      >
        {/* A configured video carries its own captions. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className="block size-full rounded-window bg-prairie-dark"
          preload="none"
          playsInline
          controls={state === 'started'}
          aria-label={words.videoLabel}
          onPlay={() => setState('started')}
          onError={() => setState('failed')}
        >
          <source
            src={src}
            type={type}
            // A missing file is reported only here; `play()` keeps waiting for another source.
            onError={() => setState('failed')}
          />
          {/* Not before the first play, because a default track loads at once. */}
          {isOwn && state === 'started' && (
            <track
              default
              kind="captions"
              src="/video/testimonials.vtt"
              srcLang="en"
              label={text.captionsLabel}
            />
          )}
          <span>{text.unsupported}</span>
        </video>
        {isOwn && state !== 'started' && (
          <ResponsiveDrawing
            wide={poster}
            phone={posterPhone}
            className="absolute inset-0 size-full rounded-window"
            eager
          />
        )}
        {state !== 'started' && (
          <button
            type="button"
            aria-label={text.play}
            className="group absolute inset-0 cursor-pointer rounded-window noscript:hidden"
            onClick={play}
          >
            {/* Within the ring that the posters draw. */}
            <span className="absolute top-[82%] left-1/2 grid aspect-square w-[14%] -translate-1/2 place-items-center rounded-full bg-limestone text-soil transition group-hover:scale-105 group-hover:bg-wheat md:w-[8.5%]">
              <PlayIcon className="ml-[8%] w-[38%] fill-current" />
            </span>
          </button>
        )}
        <noscript>
          <a
            href={src}
            className="absolute bottom-4 left-4 rounded-control bg-limestone px-5 py-3 font-semibold text-soil"
          >
            {text.play}
          </a>
        </noscript>
        {state === 'failed' && (
          <p
            role="alert"
            className="absolute inset-x-4 top-4 flex items-start gap-3 rounded-control bg-error-tint px-4 py-3 text-error-text md:inset-x-6 md:top-6"
          >
            <AlertIcon className="mt-1 size-4.5 shrink-0" />
            {words.failed}
          </p>
        )}
      </div>
    </>
  )
}
