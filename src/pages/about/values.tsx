import { about } from '../../content/pages/about'
import { Section } from '../../ui/section'

/** The six core values: name on the left, what a client can check on the right. */
export function Values() {
  const { title, items } = about.values
  return (
    <Section ground="limestone-2" className="py-section below-fold reserve-980 lg:reserve-770">
      <div className="container-page grid-page gap-y-8">
        <h2 className="col-span-12 text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {title}
        </h2>
        <dl className="col-span-12 lg:col-span-7 lg:col-start-6">
          {items.map(({ name, text }) => (
            <div
              key={name}
              className="border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0"
            >
              <dt className="font-heading text-h3">{name}</dt>
              <dd className="mt-2 text-soil-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
