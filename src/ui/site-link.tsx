import type { ComponentPropsWithoutRef } from 'react'
import { pathTo, type LinkTarget } from '../site/routes'

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly to: LinkTarget
}

/**
 * A link to a page of this site. It is a plain anchor, so it works before and without the script;
 * the application takes clicks over at the document (src/app/link-navigation.ts).
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={pathTo(to)}>
      {children}
    </a>
  )
}
