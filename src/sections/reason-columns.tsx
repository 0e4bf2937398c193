import type { ReasonColumnsContent } from '../content/types'
import { Section } from '../ui/section'

/** A heading over columns that hang from structural rules; two by two on tablets. */
export function ReasonColumns({ title, text, items }: ReasonColumnsContent) {
  return (
    <Section className="py-16 md:py-24" contained>
      <div className="grid-page gap-y-4" data-in-view="">
        <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
        {text !== undefined && (
          <p className="col-span-12 max-w-[38ch] self-end text-soil-2 lg:col-span-4 lg:col-start-9">
            {text}
          </p>
        )}
      </div>
      <ul className="mt-content grid gap-x-6 md:grid-cols-2 md:gap-y-11 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map((item) => (
          <li
            key={item.name}
            className="border-t border-line py-5 md:border-t-[1.5px] md:border-soil md:py-4"
          >
            <h3 className="text-h3">{item.name}</h3>
            <p className="mt-2 text-soil-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
