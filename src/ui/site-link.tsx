import type { ComponentPropsWithoutRef } from 'react'
import { pathTo, type LinkTarget } from '../site/routes'

/** A link to a page of this site: a plain anchor, which src/app/links.ts follows within the application. */
export function SiteLink({
  to,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly to: LinkTarget }) {
  return (
    <a {...rest} href={pathTo(to)}>
      {children}
    </a>
  )
}
