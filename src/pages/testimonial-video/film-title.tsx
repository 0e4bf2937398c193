import { filmStatus, testimonialVideo as text } from '../../content/pages/testimonial-video'
import { sampleNotes } from '../../content/promises'
import { SampleNote } from '../../sections/sample-note'

/** Title over eight columns, lead on the right. */
export function FilmTitle() {
  return (
    <header className="grid-page items-end gap-y-5 pb-8 md:pb-12">
      <h1 className="col-span-12 text-title lg:col-span-8">{text.title}</h1>
      <div className="col-span-12 lg:col-span-4">
        <p className="max-w-measure text-on-dark">{text.lead}</p>
        <SampleNote
          proofs={[{ status: filmStatus }]}
          text={sampleNotes.video}
          className="mt-3 font-semibold text-wheat"
        />
      </div>
    </header>
  )
}
