import { videoPoster } from '../assets/drawings'
import adviser from '../assets/film-frames/adviser.avif'
import close from '../assets/film-frames/close.avif'
import coach from '../assets/film-frames/coach.avif'
import titleFrame from '../assets/film-frames/title.avif'
import trade from '../assets/film-frames/trade.avif'
import {
  type FilmScene,
  filmScenes,
  filmStatus,
  testimonialVideo,
} from '../content/pages/testimonial-video'
import { sampleNotes } from '../content/standing-copy'
import { FilmScreen } from '../features/video/film-screen'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/closing-call'
import { SampleNote } from '../sections/sample-note'
import { film } from '../site/film'
import { Section } from '../ui/section'

const { words, closing } = testimonialVideo
const { title, lead } = film.isOwn ? testimonialVideo : testimonialVideo.configured

const quotes = filmScenes.flatMap(({ status }) => (status === undefined ? [] : [{ status }]))

/** The film, and the quotes in the site's own one. */
const proofs = [{ status: filmStatus }].concat(film.isOwn ? quotes : [])

/** A moment of the video as players show it: 0:05. */
function clock(seconds: number): string {
  return `0:${String(Math.floor(seconds)).padStart(2, '0')}`
}

/**
 * The moment a scene begins, before its words are written, because the page sets them beside it: the film
 * at 3.1, 6.4, 13, 19.6 and 26.3 seconds.
 */
const FRAMES: Readonly<Record<FilmScene['id'], string>> = {
  // The first picture is the poster, which is loaded already.
  tangle: videoPoster.src,
  title: titleFrame,
  trade,
  adviser,
  coach,
  close,
}

/** One scene: its frame, then what is seen, what is read and who says it. A quote is set as large as its frame. */
function Scene({ id, start, picture, lines, note, quoted }: FilmScene) {
  return (
    <li className="grid-page items-start gap-y-4 border-t border-line-strong py-6 lg:py-8">
      <img
        src={FRAMES[id]}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className={`h-auto w-full rounded-control ${quoted ? 'col-span-12 md:col-span-5' : 'col-span-6 md:col-span-3'}`}
      />
      <div className="col-span-12 md:col-span-7 md:col-start-6 md:-mt-1">
        <p className="flex gap-4 text-small text-soil-3">
          <span className="tabular">{clock(start)}</span>
          <span>{picture}</span>
        </p>
        {lines.length > 0 && (
          <figure className="mt-3">
            {quoted ? (
              <blockquote className="font-heading text-h3 text-balance lg:text-h2">
                “{lines.join(' ')}”
              </blockquote>
            ) : (
              <p className="text-lead">{lines.join(' ')}</p>
            )}
            {note !== undefined && (
              <figcaption className={quoted ? 'mt-3 font-semibold lg:mt-5' : 'text-small'}>
                {note}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </li>
  )
}

/** The text alternative (WCAG 1.2.1, 1.2.3): everything the video says and shows, scene by scene. */
function FilmInWords() {
  return (
    <Section background="limestone-2" contained>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-6">
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-soil-2">{words.text}</p>
        {/* Again here: words this large are read without the head of the page. */}
        <SampleNote proofs={quotes} text={sampleNotes.quotes} className="w-full text-soil-2" />
      </div>
      <ol>
        {filmScenes.map((scene) => (
          <Scene key={scene.id} {...scene} />
        ))}
      </ol>
    </Section>
  )
}

/** The page of the testimonial video. */
export function TestimonialVideoPage() {
  return (
    <>
      <Section background="soil" className="pt-8 pb-12 md:pt-14 md:pb-20" contained>
        <header className="grid-page items-end gap-y-5 pb-8 md:pb-12">
          <h1 className="col-span-12 text-title lg:col-span-8">{title}</h1>
          <div className="col-span-12 lg:col-span-4">
            <p className="max-w-measure text-on-dark">{lead}</p>
            <SampleNote
              proofs={proofs}
              text={sampleNotes.video}
              className="mt-3 font-semibold text-wheat"
            />
          </div>
        </header>
        <Island name="film-screen">
          <FilmScreen />
        </Island>
      </Section>
      {film.isOwn && <FilmInWords />}
      <ClosingCall {...closing} phone />
    </>
  )
}
