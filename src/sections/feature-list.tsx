import type { NamedText } from '../content/types'
import { TitledSection, type TitledSectionProps } from './titled-section'

/** A list under hairlines, in two columns on wide pages. */
export function FeatureList({
  items,
  ...section
}: TitledSectionProps & { readonly items: readonly NamedText[] }) {
  return (
    <TitledSection className="py-16 md:py-24" {...section}>
      <ul className="mt-8 grid gap-x-12 border-t-[1.5px] border-soil lg:grid-cols-2">
        {items.map(({ name, text }) => (
          <li key={name} className="border-b border-line py-5 lg:last:odd:col-span-2">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-1.5 text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
