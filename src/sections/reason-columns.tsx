import type { NamedText } from '../content/types'
import { TitledSection, type TitledSectionProps } from './titled-section'

/** Columns under horizontal rules; two by two on tablets. */
export function ReasonColumns({
  items,
  ...section
}: TitledSectionProps & { readonly items: readonly NamedText[] }) {
  return (
    <TitledSection className="py-16 md:py-24" {...section}>
      <ul className="mt-content grid gap-x-6 md:grid-cols-2 md:gap-y-11 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ name, text }) => (
          <li
            key={name}
            className="border-t border-line py-5 md:border-t-[1.5px] md:border-soil md:py-4"
          >
            <h3 className="text-h3">{name}</h3>
            <p className="mt-2 text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
