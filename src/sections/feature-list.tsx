import type { ReactNode } from 'react'
import type { FeatureListContent } from '../content/types'
import type { Anchor } from '../site/routes'
import { TitledSection } from './titled-section'

/** A heading with its text beside it, and below them the list under hairlines, in two columns on wide pages. */
export function FeatureList({
  title,
  text,
  items,
  id,
  children,
}: FeatureListContent & { readonly id?: Anchor; readonly children?: ReactNode }) {
  return (
    <TitledSection
      id={id}
      title={title}
      text={text}
      className="border-t border-line py-16 md:py-24"
    >
      {children}
      <ul className="mt-8 grid gap-x-12 border-t-[1.5px] border-soil lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.name} className="border-b border-line py-5 lg:last:odd:col-span-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-h3">{item.name}</h3>
              <span className="text-small text-soil-3">{item.note}</span>
            </div>
            <p className="mt-1.5 text-soil-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
