import type { NamedText } from '../content/types'
import { TitledSection, type TitledSectionProps } from './titled-section'

type ListProps = TitledSectionProps & { readonly items: readonly NamedText[] }

/** Names and their texts as a list in a section; the classes are those of the list and of an item. */
function NamedTexts({
  items,
  list,
  item,
  ...section
}: ListProps & Readonly<Record<'list' | 'item', string>>) {
  return (
    <TitledSection {...section}>
      <ul className={`grid grid-cols-1 gap-x-4 md:gap-x-6 ${list}`}>
        {items.map(({ name, text }) => (
          <li key={name} className={`grid grid-cols-1 content-start ${item}`}>
            <h3 className="text-lead leading-tight md:text-h3">{name}</h3>
            <p className="text-pretty text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** A list under hairlines, each name beside its text on wide pages. */
export function FeatureList(props: ListProps) {
  return (
    <NamedTexts
      {...props}
      list="mt-8 border-t-[1.5px] border-soil"
      item="items-baseline gap-x-12 gap-y-1.5 border-b border-line py-4 md:py-5 lg:grid-cols-[2fr_3fr]"
    />
  )
}

/** Three columns under rules, two on tablets, one on phones. */
export function FeatureColumns(props: ListProps) {
  return (
    <NamedTexts
      {...props}
      list="mt-content gap-y-6 md:grid-cols-2 md:gap-y-9 lg:grid-cols-3 lg:gap-y-13"
      item="gap-y-2 border-t-[1.5px] border-soil pt-4"
    />
  )
}

/** All in one row under rules, so that their texts begin at one height; two by two on tablets. */
export function ReasonColumns(props: ListProps) {
  return (
    <NamedTexts
      {...props}
      list="mt-content md:grid-cols-2 md:gap-y-11 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_1fr] lg:gap-y-2"
      item="gap-y-2 lg:row-span-2 lg:grid-rows-subgrid border-t border-line py-4 md:border-t-[1.5px] md:border-soil"
    />
  )
}
