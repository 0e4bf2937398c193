import poster from '../assets/drawings/video-poster.svg?drawing'
import { videoScenes, testimonialVideo } from '../content/pages/testimonial-video'
import { VideoPlayer } from '../features/video/video-player'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { siteVideo } from '../site/video'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { words, closing, configured } = testimonialVideo
const { title } = siteVideo.isOwn ? testimonialVideo : configured

/** A time in the video as players show it: 0:05. */
function clock(seconds: number): string {
  return `0:${String(Math.floor(seconds)).padStart(2, '0')}`
}

/**
 * Everything that our own video says, each quote below its owner in the poster, and, in a disclosure, what it shows. A
 * phone's poster has one owner, so there each quote has its owner's face, a view of the wide poster.
 */
function OwnTranscript() {
  return (
    <>
      <ol className="mb-4 grid gap-x-2.5 md:mt-5 md:mb-10 md:grid-cols-3">
        {videoScenes
          .filter(({ isQuote }) => isQuote)
          .map(({ id, start, lines, note }) => (
            <li
              key={id}
              className="border-soil-line py-5 max-md:not-first:border-t md:py-0 md:pr-6"
            >
              <figure className="max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3.5">
                <Drawing
                  drawing={{ src: `${poster.src}#${id}`, width: 72, height: 72 }}
                  className="row-span-2 size-18 rounded-full md:hidden"
                />
                <blockquote>“{lines.join(' ')}”</blockquote>
                <figcaption className="mt-2 flex flex-wrap gap-x-3 font-semibold md:gap-x-4 md:max-lg:flex-col">
                  {note}{' '}
                  <span className="font-normal text-on-dark-quiet tabular">{clock(start)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
      </ol>
      <details className="border-t border-soil-line">
        <summary className="cursor-pointer py-4 font-semibold">{words.scenes}</summary>
        <ol className="grid gap-6 pt-2 pb-6 text-small text-on-dark md:grid-cols-3">
          {videoScenes.map(({ id, start, picture, lines, note, isQuote }) => (
            <li key={id}>
              <span className="text-on-dark-quiet tabular">{clock(start)}</span> {picture}
              {!isQuote && <p>{lines.join(' ')}</p>}
              {note !== undefined && <p className="font-semibold">{note}</p>}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

/** The text alternative (WCAG 1.2.1, 1.2.3); a configured video may have none. */
function Transcript() {
  if (siteVideo.isOwn) {
    return (
      <>
        <h2 className="sr-only">{words.title}</h2>
        <OwnTranscript />
      </>
    )
  }
  if (configured.paragraphs.length === 0) return null
  return (
    <>
      <h2 className="mt-12 text-h2">{words.title}</h2>
      {configured.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-measure text-on-dark">
          {paragraph}
        </p>
      ))}
    </>
  )
}

/** The page of the testimonial video. */
export function TestimonialVideoPage() {
  return (
    <>
      <Section
        background="soil"
        className="pt-3 pb-8 md:pt-9 md:pb-12"
        contained="grid grid-cols-1 items-baseline gap-x-6 md:grid-cols-[1fr_auto]"
      >
        <h1 className="text-title md:col-span-2">{title}</h1>
        <Island name="video-player" part={VideoPlayer} trigger="interaction" />
        <div className="md:col-span-2">
          <Transcript />
        </div>
      </Section>
      <ClosingCall {...closing} phone ruled={false} />
    </>
  )
}
