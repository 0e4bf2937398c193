import { filmScenes, filmStatus, testimonialVideo } from '../content/pages/testimonial-video'
import { sampleNotes } from '../content/standing-copy'
import { FilmScreen } from '../features/video/film-screen'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/closing-call'
import { SampleNote } from '../sections/sample-note'
import { film } from '../site/film'
import { Section } from '../ui/section'

const { words, closing } = testimonialVideo
const { title, lead } = film.isOwn ? testimonialVideo : testimonialVideo.configured

/** The film, and the quotes in the site's own one. */
const proofs = [{ status: filmStatus }].concat(
  film.isOwn ? filmScenes.flatMap(({ status }) => (status === undefined ? [] : [{ status }])) : [],
)

/** A moment of the video as players show it: 0:05. */
function clock(seconds: number): string {
  return `0:${String(Math.floor(seconds)).padStart(2, '0')}`
}

/** The text alternative (WCAG 1.2.1, 1.2.3): everything the video says and shows, scene by scene. */
function FilmInWords() {
  return (
    <Section contained="grid-page gap-y-8">
      <div className="col-span-12 lg:col-span-4">
        <h2 className="text-h2">{words.title}</h2>
        <p className="mt-4 max-w-[24em] text-soil-2">{words.text}</p>
      </div>
      <ol className="col-span-12 border-t-[1.5px] border-soil lg:col-span-7 lg:col-start-6">
        {filmScenes.map(({ id, start, picture, lines, note, quoted }) => (
          <li
            key={id}
            className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-line py-6"
          >
            <p className="text-small leading-[1.9] text-soil-3 tabular">{clock(start)}</p>
            <div>
              {lines.length > 0 && (
                <figure>
                  {quoted ? (
                    <blockquote className="text-lead">“{lines.join(' ')}”</blockquote>
                  ) : (
                    <p className="text-lead">{lines.join(' ')}</p>
                  )}
                  {note !== undefined && (
                    <figcaption className="mt-2 font-semibold">{note}</figcaption>
                  )}
                </figure>
              )}
              <p className="mt-2 text-small text-soil-3 first:mt-0">{picture}</p>
            </div>
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
