import type { ComponentProps, ReactNode } from 'react'
import { Section } from '../ui/section'

/** A section's heading, the text beside it, and its background. */
export type TitledSectionProps = Omit<ComponentProps<typeof Section>, 'children' | 'contained'> & {
  readonly title: string
  readonly text?: ReactNode
}

/** A section with a heading. On wide pages its text is beside the heading. */
export function TitledSection({
  title,
  text,
  className = 'py-16 md:py-24',
  children,
  ...section
}: TitledSectionProps & { readonly children: ReactNode }) {
  return (
    <Section {...section} className={className} contained>
      {text === undefined ? (
        <h2 className="max-w-[18em] text-h2" data-in-view="">
          {title}
        </h2>
      ) : (
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="text-h2 lg:col-span-7">{title}</h2>
          <p className="text-soil-2 lg:col-span-4 lg:col-start-9 on-dark:text-on-dark">{text}</p>
        </div>
      )}
      {children}
    </Section>
  )
}
