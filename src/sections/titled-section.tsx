import type { ComponentProps } from 'react'
import { Section } from '../ui/section'

/** A section under its heading; a text is beside the heading on wide pages, on the same line. */
export function TitledSection({
  title,
  text,
  measure = '',
  children,
  ...section
}: ComponentProps<typeof Section> & {
  readonly title: string
  readonly text?: string
  /** How wide the text may get, or the heading where there is no text: a class. */
  readonly measure?: string
}) {
  return (
    <Section {...section} contained>
      {text === undefined ? (
        <h2 className={`${measure} text-h2`} data-in-view="">
          {title}
        </h2>
      ) : (
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className={`col-span-12 ${measure} text-soil-2 lg:col-span-4 lg:col-start-9`}>
            {text}
          </p>
        </div>
      )}
      {children}
    </Section>
  )
}
