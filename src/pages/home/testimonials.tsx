import { home } from '../../content/pages/home'
import type { HomeTestimonial } from '../../content/testimonials'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

/** The quote in the size of a heading, its last words under a wheat marker stroke. */
function LargeQuote({ quote, highlight, businessType }: HomeTestimonial) {
  return (
    <figure data-in-view="" className="col-span-12 lg:col-span-8">
      <blockquote className="text-balance font-heading text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.12] tracking-tight">
        “{quote.slice(0, quote.lastIndexOf(highlight))}
        <mark className="bg-linear-to-t bg-transparent from-wheat from-30% to-transparent to-30% text-inherit">
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
    <Section className="below-fold py-section">
      <div className="container-page grid-page">
        <h2 className="sr-only">{title}</h2>
        {first !== undefined && <LargeQuote {...first} />}
        <div className="mt-7.5 pt-7.5 col-span-12 grid gap-x-6 border-t border-line md:grid-cols-2 lg:col-span-4 lg:ml-3 lg:mt-0 lg:block lg:border-l lg:border-t-0 lg:pl-9 lg:pt-0">
          {others.map(({ quote, businessType }) => (
            <figure key={businessType} className="mb-7.5 pb-7.5 border-b border-line">
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
