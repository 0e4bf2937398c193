import { allSamples } from '../../content/claims'
import { home } from '../../content/pages/home'
import { sampleNotes } from '../../content/standing-copy'
import { SampleNote } from '../../sections/sample-note'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { title, items, video, note } = home.testimonials

/** Three quotes in columns, and the video. While none is confirmed they have no heading, only the line that says so. */
export function Testimonials() {
  return (
    <Section className="pt-10 pb-14" contained>
      {!allSamples(items) && <h2 className="mb-6 text-h3">{title}</h2>}
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ quote, businessType }) => (
          <figure key={quote} className="border-t border-line pt-4">
            <blockquote>“{quote}”</blockquote>
            <figcaption className="mt-2 text-small text-soil-3">{businessType}</figcaption>
          </figure>
        ))}
        <div className="border-t border-line pt-4">
          <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
          <TextLink to={video.to}>{video.label}</TextLink>
          <p className="text-small text-soil-3">{note}</p>
        </div>
      </div>
    </Section>
  )
}
