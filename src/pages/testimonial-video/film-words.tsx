import { filmScenes, testimonialVideo as text } from '../../content/pages/testimonial-video'
import { ClosingCall } from '../../sections/closing-call'
import { Section } from '../../ui/section'

/** A moment of the video as players show it: 0:05. */
function clock(seconds: number): string {
  return `0:${String(Math.floor(seconds)).padStart(2, '0')}`
}

/** The video's text alternative (WCAG 1.2.1, 1.2.3): everything it says and shows, scene by scene. */
export function FilmWords() {
  return (
    <>
      <Section>
        <div className="container-page grid-page gap-y-8">
          <div className="col-span-12 lg:col-span-4">
            <h2 className="text-h2">{text.words.title}</h2>
            <p className="mt-4 max-w-[24em] text-soil-2">{text.words.text}</p>
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
        </div>
      </Section>
      <ClosingCall {...text.closing} />
    </>
  )
}
