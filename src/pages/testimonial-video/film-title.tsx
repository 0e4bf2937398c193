import { testimonialVideo as text } from '../../content/pages/testimonial-video'

/** Title over eight columns, lead at the right, on the baseline of its last line. */
export function FilmTitle() {
  return (
    <header className="grid-page items-end gap-y-5 pb-8 md:pb-12">
      <h1 className="col-span-12 text-title lg:col-span-8">{text.title}</h1>
      <p className="col-span-12 max-w-measure text-on-dark lg:col-span-4">{text.lead}</p>
    </header>
  )
}
