import { about } from '../../content/pages/about'
import { Section } from '../../ui/section'

/** The six core values as rows of one table: the name large, and how a client can check it. */
export function Values() {
  const { title, items } = about.values
  return (
    <Section ground="limestone-2" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[14em] text-h3" data-in-view="">
          {title}
        </h2>
        <dl className="mt-7 border-t-[1.5px] border-soil">
          {items.map(({ name, text }) => (
            <div
              key={name}
              data-in-view=""
              className="grid-page items-baseline gap-y-2 border-b border-line py-5 last:border-b-0 md:py-6"
            >
              <dt className="col-span-12 font-heading text-h2 md:col-span-6">{name}</dt>
              <dd className="col-span-12 max-w-[46ch] text-soil-2 md:col-span-6">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
