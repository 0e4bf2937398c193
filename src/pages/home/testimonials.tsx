import { allSamples } from '../../content/claims'
import { home } from '../../content/pages/home'
import { sampleNotes } from '../../content/standing-copy'
import type { HomeTestimonial } from '../../content/testimonials'
import { SampleNote } from '../../sections/sample-note'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { title, items, video, note } = home.testimonials

function SmallQuote({ quote, businessType }: HomeTestimonial) {
  return (
    <figure className="border-t border-line py-5">
      <blockquote>“{quote}”</blockquote>
      <figcaption className="mt-2 text-small text-soil-3">{businessType}</figcaption>
    </figure>
  )
}

function Video() {
  return (
    <div>
      <TextLink to={video.to}>{video.label}</TextLink>
      <p className="text-small text-soil-3">{note}</p>
    </div>
  )
}

/** The quotes while none is confirmed: small, without a heading, under the line that says so. */
function QuietTestimonials() {
  return (
    <Section className="pt-10 pb-8 md:pt-14" contained>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
        <Video />
      </div>
      <div className="mt-3 grid gap-x-10 text-small text-soil-2 lg:grid-cols-3">
        {items.map((item) => (
          <SmallQuote key={item.quote} {...item} />
        ))}
      </div>
    </Section>
  )
}

/** What clients say: one quote large across the page, two small below it, and the video. */
export function Testimonials() {
  if (allSamples(items)) return <QuietTestimonials />
  const [first, second, third] = items
  return (
    <Section contained="grid-page">
      <div className="col-span-12 mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-9">
        <h2 className="text-h3">{title}</h2>
        <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
      </div>
      {/* In the size of a heading, its last words under a wheat marker stroke. */}
      <figure data-in-view="" className="col-span-12 lg:col-span-9">
        <blockquote className="font-heading text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.12] tracking-tight text-balance">
          “{first.quote.slice(0, first.quote.lastIndexOf(first.highlight))}
          <mark className="text-inherit highlighted">{first.highlight}</mark>”
        </blockquote>
        <figcaption className="mt-5 font-semibold">{first.businessType}</figcaption>
      </figure>
      <div className="col-span-12 mt-9 grid gap-x-10 md:grid-cols-3">
        <SmallQuote {...second} />
        <SmallQuote {...third} />
        <Video />
      </div>
    </Section>
  )
}
