import { videoPoster as poster } from '../../assets/drawings'
import { useEffect, useRef, useState } from 'react'
import { testimonialVideo as text } from '../../content/pages/testimonial-video'
import { AlertIcon } from '../../ui/icons'
import { FILM_CAPTIONS, filmSource } from './film-source'

const { src, type } = filmSource(import.meta.env.VITE_TESTIMONIAL_VIDEO_URL)

/** `waiting`: overlay, no controls. `started`: controls, no overlay. */
type PlayerState = 'waiting' | 'started' | 'failed'

/** The large round button over the poster; it is in the eye of the drawn skein. */
function PlayOverlay({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label={text.play}
      className="group absolute inset-0 cursor-pointer rounded-window"
      onClick={onPlay}
    >
      <span className="absolute top-[51.6%] left-[50.2%] grid size-16 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-limestone text-soil transition-[background-color,transform] duration-state ease-site group-hover:scale-105 group-hover:bg-wheat md:size-20 lg:size-28">
        <svg viewBox="0 0 24 24" className="ml-[8%] w-[38%]" fill="currentColor" aria-hidden="true">
          <path d="M4 2.6v18.8a1 1 0 0 0 1.5.9l16-9.4a1 1 0 0 0 0-1.8l-16-9.4A1 1 0 0 0 4 2.6Z" />
        </svg>
      </span>
    </button>
  )
}

/**
 * The film with its overlay. Nothing of it is loaded before it is played, except the poster, which
 * is also its first picture.
 */
export function FilmPlayer() {
  const [state, setState] = useState<PlayerState>('waiting')
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // The overlay that had the focus is gone; the controls go on from here (WCAG 2.4.3).
    if (state === 'started') video.current?.focus({ preventScroll: true })
  }, [state])

  function play() {
    setState('started')
    video.current?.play().catch((error: unknown) => {
      // Being interrupted is not a failure: the controls are there.
      const name = error instanceof DOMException ? error.name : ''
      if (name !== 'AbortError') setState(name === 'NotAllowedError' ? 'waiting' : 'failed')
    })
  }

  return (
    <div className="relative">
      <video
        ref={video}
        className="block aspect-video w-full rounded-window bg-prairie-dark"
        width={poster.width}
        height={poster.height}
        poster={poster.src}
        preload="none"
        playsInline
        controls={state === 'started'}
        aria-label={text.filmLabel}
        onPlay={() => {
          setState('started')
        }}
      >
        <source
          src={src}
          type={type}
          // A file that cannot be had is told here only: `play()` goes on waiting for another one.
          onError={() => {
            setState('failed')
          }}
        />
        <track kind="captions" src={FILM_CAPTIONS} srcLang="en" label={text.captionsLabel} />
        {text.unsupported}
      </video>
      {state === 'waiting' && <PlayOverlay onPlay={play} />}
      {state === 'failed' && (
        <p
          role="alert"
          className="absolute inset-x-4 bottom-4 flex items-start gap-3 rounded-control bg-error-tint px-4 py-3 text-error-text md:inset-x-6 md:bottom-6"
        >
          <AlertIcon className="mt-1 size-4.5 shrink-0" />
          {text.failed}
        </p>
      )}
    </div>
  )
}
