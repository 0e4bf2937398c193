import adviser from '../assets/scenes/film-adviser.svg'
import coach from '../assets/scenes/film-coach.svg'
import trade from '../assets/scenes/film-trade.svg'
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
import { Drawing } from '../ui/drawing'
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

/** The owners, drawn until they are in the video themselves. */
const OWNERS: Readonly<Partial<Record<FilmScene['id'], string>>> = { trade, adviser, coach }

/** When a scene begins, and what is seen. */
function Shown({ start, picture }: FilmScene) {
  return (
    <p className="flex gap-4 text-small text-soil-3">
      <span className="tabular">{clock(start)}</span>
      <span>{picture}</span>
    </p>
  )
}

/** A quote, as large as the drawing of its owner. */
function Quote(scene: FilmScene) {
  const { id, lines, note, owner = '' } = scene
  const src = OWNERS[id]
  return (
    <li className="grid-page items-center gap-y-5 border-t border-line-strong py-6 lg:py-10">
      {src !== undefined && (
        <Drawing
          drawing={{ src, width: 640, height: 400 }}
          alt={owner}
          className="col-span-12 w-full rounded-control md:col-span-6"
        />
      )}
      <div className="col-span-12 md:col-span-6 lg:pl-6">
        <figure>
          <blockquote className="font-heading text-h3 text-balance lg:text-h2">
            “{lines.join(' ')}”
          </blockquote>
          <figcaption className="mt-4 mb-5 font-semibold">{note}</figcaption>
        </figure>
        <Shown {...scene} />
      </div>
    </li>
  )
}

/** The text alternative (WCAG 1.2.1, 1.2.3): everything the video says and shows, the quotes first. */
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
        {filmScenes
          .filter(({ quoted }) => quoted)
          .map((scene) => (
            <Quote key={scene.id} {...scene} />
          ))}
      </ol>
      <ol className="grid gap-x-6 gap-y-5 border-t border-line-strong pt-6 md:grid-cols-3">
        {filmScenes
          .filter(({ quoted }) => !quoted)
          .map((scene) => (
            <li key={scene.id}>
              <Shown {...scene} />
              <p className="mt-1">{scene.lines.join(' ')}</p>
              <p className="text-small">{scene.note}</p>
            </li>
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
