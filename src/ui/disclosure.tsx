import type { ComponentProps } from 'react'

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'name' | 'open' | 'children'> {
  readonly summary: string
}

/** A native disclosure above a hairline, which works before any script has run. Of those with one `name`, one is open. */
export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details className="group border-b border-line" {...details}>
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-heading text-h3 [&::-webkit-details-marker]:hidden">
        <span className="text-balance">{summary}</span>
        <span
          aria-hidden="true"
          className="font-text leading-none font-normal text-prairie group-open:rotate-45"
        >
          +
        </span>
      </summary>
      {children}
    </details>
  )
}
