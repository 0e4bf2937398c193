import type { ReactNode } from 'react'
import type { FeatureListContent } from '../content/types'
import type { Anchor } from '../site/routes'
import { Section } from '../ui/section'

/** A heading over five columns beside a list under hairlines; the notes are on the right. */
export function FeatureList({
  title,
  text,
  items,
  id,
  children,
}: FeatureListContent & { readonly id?: Anchor; readonly children?: ReactNode }) {
  return (
    <Section id={id} className="border-t border-line py-section" contained="grid-page gap-y-8">
      <div className="col-span-12 lg:col-span-5" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[34ch] text-soil-2">{text}</p>
        {children}
      </div>
      <ul className="col-span-12 lg:col-span-6 lg:col-start-7">
        {items.map((item) => (
          <li key={item.name} className="border-b border-line py-5 first:pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-h3">{item.name}</h3>
              <span className="text-small text-soil-3">{item.note}</span>
            </div>
            <p className="mt-1.5 max-w-[54ch] text-soil-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
