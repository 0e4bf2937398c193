import type { FeatureListContent } from '../../content/types'
import { Section } from '../../ui/section'

/** Six services in two columns of three, numbered as plates in a portfolio. */
export function DesignServices({ title, text, items }: FeatureListContent) {
  return (
    <Section id="services" ground="limestone-2">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          {text !== undefined && (
            <p className="col-span-12 max-w-[40ch] text-soil-2 lg:col-span-4 lg:col-start-9">
              {text}
            </p>
          )}
        </div>
        <ol className="mt-content grid gap-x-6 md:grid-cols-2">
          {items.map((item, index) => (
            <li
              key={item.name}
              className="grid grid-cols-[3.5rem_1fr] border-t-[1.5px] border-soil py-6 md:py-8"
            >
              <span aria-hidden="true" className="figure-number text-h3 text-soil-3">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{item.name}</h3>
                <p className="mt-2 max-w-[42ch] text-soil-2">{item.text}</p>
                {item.note !== undefined && (
                  <p className="mt-2 text-small text-soil-3">{item.note}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
