import { home } from '../../content/pages/home'
import type { HomeTestimonial } from '../../content/testimonials'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

/** The quote in the size of a heading, its last words under a wheat marker stroke. */
function LargeQuote({ quote, highlight, businessType }: HomeTestimonial) {
  return (
    <figure data-in-view="" className="col-span-12 lg:col-span-8">
      <blockquote className="font-heading text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.12] tracking-tight text-balance">
        “{quote.slice(0, quote.lastIndexOf(highlight))}
        <mark className="bg-transparent bg-linear-to-t from-wheat from-30% to-transparent to-30% text-inherit">
          {highlight}
        </mark>
        ”
      </blockquote>
      <figcaption className="mt-4.5 text-small text-soil-3">{businessType}</figcaption>
    </figure>
  )
}

/** What clients say: one voice large, two small behind a hairline, and the film. */
export function Testimonials() {
  const { title, items, video, note } = home.testimonials
  const [first, ...others] = items
  return (
    <Section className="py-section below-fold reserve-700 lg:reserve-460">
      <div className="container-page grid-page">
        <h2 className="sr-only">{title}</h2>
        {first !== undefined && <LargeQuote {...first} />}
        <div className="col-span-12 mt-7.5 grid gap-x-6 border-t border-line pt-7.5 md:grid-cols-2 lg:col-span-4 lg:mt-0 lg:ml-3 lg:block lg:border-t-0 lg:border-l lg:pt-0 lg:pl-9">
          {others.map(({ quote, businessType }) => (
            <figure key={businessType} className="mb-7.5 border-b border-line pb-7.5">
              <blockquote>{quote}</blockquote>
              <figcaption className="mt-4 text-small text-soil-3">{businessType}</figcaption>
            </figure>
          ))}
          <div>
            <p className="text-small text-soil-3">{note}</p>
            <TextLink to={video.to}>{video.label}</TextLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
