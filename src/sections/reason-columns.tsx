import type { ReasonColumnsContent } from '../content/types'
import { TitledSection } from './titled-section'

/** A heading over columns that hang from structural rules; two by two on tablets. */
export function ReasonColumns({ title, items }: ReasonColumnsContent) {
  return (
    <TitledSection className="py-16 md:py-24" title={title} measure="lg:max-w-7/12">
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
    </TitledSection>
  )
}
