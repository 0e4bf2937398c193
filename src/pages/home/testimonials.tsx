import { home } from '../../content/pages/home'
import { sampleNotes } from '../../content/standing-copy'
import type { HomeTestimonial } from '../../content/testimonials'
import { PortraitPlace } from '../../sections/portrait-place'
import { SampleNote } from '../../sections/sample-note'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

function SmallQuote({
  quote,
  businessType,
  portrait,
}: HomeTestimonial & { readonly portrait: 1 | 2 }) {
  return (
    <figure className="border-t border-line py-6 lg:first:border-t-0 lg:first:pt-0">
      <blockquote>“{quote}”</blockquote>
      <figcaption className="mt-4 flex items-end gap-3">
        <PortraitPlace index={portrait} className="w-12 rounded-tag" />
        <span className="text-small font-semibold">{businessType}</span>
      </figcaption>
    </figure>
  )
}

/** What clients say: one quote large, two small behind a hairline, and the video. */
export function Testimonials() {
  const { title, items, video, note } = home.testimonials
  const [first, second, third] = items
  return (
    <Section contained="grid-page">
      <div className="col-span-12 mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-9">
        <h2 className="text-h3">{title}</h2>
        <SampleNote proofs={items} text={sampleNotes.quotes} className="text-soil-3" />
      </div>
      {/* In the size of a heading, its last words under a wheat marker stroke. */}
      <figure data-in-view="" className="col-span-12 lg:col-span-8">
        <blockquote className="font-heading text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.12] tracking-tight text-balance">
          “{first.quote.slice(0, first.quote.lastIndexOf(first.highlight))}
          <mark className="bg-transparent bg-linear-to-t from-wheat from-30% to-transparent to-30% text-inherit">
            {first.highlight}
          </mark>
          ”
        </blockquote>
        <figcaption className="mt-7 flex items-end gap-4 md:mt-9 md:gap-5">
          <PortraitPlace index={0} className="w-28 rounded-window md:w-40" />
          <span className="font-semibold">{first.businessType}</span>
        </figcaption>
      </figure>
      <div className="col-span-12 mt-9 grid gap-x-6 md:grid-cols-2 lg:col-span-4 lg:mt-0 lg:ml-3 lg:block lg:border-l lg:border-line lg:pl-9">
        <SmallQuote {...second} portrait={1} />
        <SmallQuote {...third} portrait={2} />
        <div className="border-t border-line pt-4 md:col-span-2">
          <p className="text-small text-soil-3">{note}</p>
          <TextLink to={video.to}>{video.label}</TextLink>
        </div>
      </div>
    </Section>
  )
}
