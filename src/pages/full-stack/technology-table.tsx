import { Section } from '../../ui/section'

interface TechnologyTableProps {
  readonly title: string
  readonly text: string
  readonly categories: readonly { readonly name: string; readonly items: readonly string[] }[]
}

/**
 * The technologies by category, each category a row under a hairline. Its ground is that of the section
 * before it, whose lower padding is the space between them.
 */
export function TechnologyTable({ title, text, categories }: TechnologyTableProps) {
  return (
    <Section className="pb-section">
      <div className="container-page grid-page gap-y-8">
        <div className="col-span-12 lg:col-span-4" data-in-view="">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-6 max-w-[32ch] text-soil-2">{text}</p>
        </div>
        <dl className="col-span-12 border-t-[1.5px] border-soil lg:col-span-7 lg:col-start-6">
          {categories.map(({ name, items }) => (
            <div key={name} className="gap-x-6 border-b border-line py-5 md:flex md:items-baseline">
              <dt className="font-heading text-h3 md:w-56 md:shrink-0">{name}</dt>
              <dd className="mt-1 text-lead text-soil-2 md:mt-0">{items.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
