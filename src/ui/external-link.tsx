import type { ComponentPropsWithoutRef } from 'react'

/** A link that opens in a new tab, which screen readers announce (WCAG 3.2.5). */
export function ExternalLink({
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & { readonly href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
