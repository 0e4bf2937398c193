import type { NamedText } from '../content/types'
import { TitledSection, type TitledSectionProps } from './titled-section'

/** A list under hairlines, each name beside its text on wide pages. */
export function FeatureList({
  items,
  ...section
}: TitledSectionProps & { readonly items: readonly NamedText[] }) {
  return (
    <TitledSection className="py-16 md:py-24" {...section}>
      <ul className="mt-8 border-t-[1.5px] border-soil">
        {items.map(({ name, text }) => (
          <li
            key={name}
            className="grid gap-x-12 gap-y-1.5 border-b border-line py-5 lg:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-h3">{name}</h3>
            <p className="text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
