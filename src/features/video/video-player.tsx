import poster from '../../assets/drawings/video-poster.svg?drawing'
import { useEffect, useRef, useState } from 'react'
import { redirectTo } from '../../browser/redirect-to'
import { testimonialVideo as text } from '../../content/pages/testimonial-video'
import { siteVideo } from '../../site/video'
import { pathTo } from '../../site/routes'
import { Button } from '../../ui/button'
import { AlertIcon, PlayIcon } from '../../ui/icons'

/** Goes back to the page that the visitor came from, or home if there is none in this tab. */
function goBack(): void {
  // Without the Navigation API, a history of one entry means there is no page to go back to.
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (canGoBack) window.history.back()
  else redirectTo(pathTo('home'))
}

/** The testimonial video with a button to go back. Only the poster loads before the visitor presses play. */
export function VideoPlayer({ shown = siteVideo }: { readonly shown?: typeof siteVideo }) {
  const { src, type, isOwn } = shown
  const words = isOwn ? text : { ...text, ...text.configured }
  /** `waiting`: overlay, no controls. `started`: controls, no overlay. */
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // The focused overlay disappears, so move the focus to the video and its controls (WCAG 2.4.3).
    if (state === 'started') video.current?.focus({ preventScroll: true })
  }, [state])

  function play() {
    setState('started')
    video.current?.play().catch((error: unknown) => {
      // An interruption is not a failure; the visitor can use the controls.
      const name = error instanceof DOMException ? error.name : ''
      if (name !== 'AbortError') setState(name === 'NotAllowedError' ? 'waiting' : 'failed')
    })
  }

  return (
    <>
      <div className="relative">
        {/* A configured video carries its own captions. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className="block aspect-video w-full rounded-window bg-prairie-dark"
          width={poster.width}
          height={poster.height}
          poster={isOwn ? poster.src : undefined}
          preload="none"
          playsInline
          controls={state === 'started'}
          aria-label={words.videoLabel}
          onPlay={() => setState('started')}
        >
          <source
            src={src}
            type={type}
            // A missing file is reported only here; `play()` keeps waiting for another source.
            onError={() => setState('failed')}
          />
          {isOwn && (
            <track
              kind="captions"
              src="/video/testimonials.vtt"
              srcLang="en"
              label={text.captionsLabel}
            />
          )}
          {text.unsupported}
        </video>
        {state === 'waiting' && (
          <button
            type="button"
            aria-label={text.play}
            className="group absolute inset-0 grid cursor-pointer place-items-center rounded-window pt-[33%]"
            onClick={play}
          >
            <span className="grid size-12 place-items-center rounded-full bg-limestone text-soil transition group-hover:scale-105 group-hover:bg-wheat md:size-20 lg:size-28">
              <PlayIcon className="ml-[8%] w-[38%] fill-current" />
            </span>
          </button>
        )}
        {state === 'failed' && (
          <p
            role="alert"
            className="absolute inset-x-4 bottom-4 flex items-start gap-3 rounded-control bg-error-tint px-4 py-3 text-error-text md:inset-x-6 md:bottom-6"
          >
            <AlertIcon className="mt-1 size-4.5 shrink-0" />
            {words.failed}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-9 gap-y-4">
        <p className="max-w-measure text-on-dark">{words.lead}</p>
        <Button variant="secondary" onClick={goBack}>
          {text.goBack}
        </Button>
      </div>
    </>
  )
}
