import type { FeatureListContent } from '../../content/types'
import { Section } from '../../ui/section'

/** A heading with a line of text beside it, over three columns that hang from rules. */
export function FeatureColumns({ title, text, items }: FeatureListContent) {
  return (
    <Section className="py-section">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className="col-span-12 text-soil-2 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ul className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-13">
          {items.map((item) => (
            <li key={item.name} className="border-t-[1.5px] border-soil pt-4">
              <p className="text-small text-soil-3">{item.note}</p>
              <h3 className="mt-1 text-h3">{item.name}</h3>
              <p className="mt-2 max-w-[38ch] text-soil-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
