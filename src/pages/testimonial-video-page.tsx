import adviser from '../assets/scenes/video-adviser.svg?drawing'
import coach from '../assets/scenes/video-coach.svg?drawing'
import trade from '../assets/scenes/video-trade.svg?drawing'
import {
  type VideoScene,
  videoScenes,
  videoStatus,
  testimonialVideo,
} from '../content/pages/testimonial-video'
import { sampleNotes } from '../content/standing-copy'
import { VideoPlayer } from '../features/video/video-player'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { SampleNote } from '../sections/sample-note'
import { siteVideo } from '../site/video'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { Section } from '../ui/section'

const { words, closing } = testimonialVideo
const { title } = siteVideo.isOwn ? testimonialVideo : testimonialVideo.configured

const quotes = videoScenes.flatMap(({ status }) => (status === undefined ? [] : [{ status }]))

/** What may be a sample: the video and, in our own video, its quotes. */
const proofs = [{ status: videoStatus }].concat(siteVideo.isOwn ? quotes : [])

/** A time in the video as players show it: 0:05. */
function clock(seconds: number): string {
  return `0:${String(Math.floor(seconds)).padStart(2, '0')}`
}

/** Drawings of the owners, until real owners are in the video. */
const OWNERS: Readonly<Partial<Record<VideoScene['id'], DrawingSource>>> = { trade, adviser, coach }

/** Everything that our own video says and, in a disclosure, what it shows. */
function OwnTranscript() {
  return (
    <>
      <ol className="mt-6 mb-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {videoScenes
          .filter(({ quoted }) => quoted)
          .map(({ id, start, lines, note, owner }) => (
            <li key={id}>
              {OWNERS[id] && (
                <Drawing drawing={OWNERS[id]} alt={owner} className="w-full rounded-window" />
              )}
              <figure className="mt-4">
                <blockquote>“{lines.join(' ')}”</blockquote>
                <figcaption className="mt-2 flex gap-4 font-semibold">
                  {note} <span className="font-normal text-soil-3 tabular">{clock(start)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
      </ol>
      <details className="border-t border-line-strong">
        <summary className="cursor-pointer py-4 font-semibold text-prairie">{words.scenes}</summary>
        <ol className="grid gap-6 pt-2 pb-6 text-small md:grid-cols-3">
          {videoScenes.map(({ id, start, picture, lines, note, quoted }) => (
            <li key={id}>
              <span className="text-soil-3 tabular">{clock(start)}</span> {picture}
              {quoted === undefined && <p>{lines.join(' ')}</p>}
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
  const { paragraphs } = testimonialVideo.configured
  if (!siteVideo.isOwn && paragraphs.length === 0) return null
  return (
    <Section className="pt-12 pb-9 md:pt-20 md:pb-12" contained>
      <h2 className="text-h3">{words.title}</h2>
      {siteVideo.isOwn ? (
        <OwnTranscript />
      ) : (
        paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-measure">
            {paragraph}
          </p>
        ))
      )}
    </Section>
  )
}

/** The page of the testimonial video. */
export function TestimonialVideoPage() {
  return (
    <>
      <Section background="soil" className="pt-8 pb-12 md:pt-14 md:pb-16" contained>
        <header className="flex flex-wrap items-end justify-between gap-x-9 gap-y-4 pb-6 md:pb-9">
          <h1 className="max-w-[10em] text-title">{title}</h1>
          <SampleNote
            proofs={proofs}
            text={sampleNotes.video}
            className="font-semibold text-wheat"
          />
        </header>
        <Island name="video-player">
          <VideoPlayer />
        </Island>
      </Section>
      <Transcript />
      <ClosingCall {...closing} phone />
    </>
  )
}
