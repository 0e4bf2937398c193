import type { ComponentPropsWithoutRef } from 'react'
import { Link, useInRouterContext } from 'react-router-dom'
import { pathTo, type LinkTarget } from '../site/routes'

/** A link to a page of this site. In an island, which has no router, it is a plain anchor that src/app/links.ts handles. */
export function SiteLink({
  to,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly to: LinkTarget }) {
  const path = pathTo(to)
  return useInRouterContext() ? (
    // Otherwise each link has the attribute `data-discover`, which only React Router's own server needs.
    <Link {...rest} to={path} discover="none">
      {children}
    </Link>
  ) : (
    <a {...rest} href={path}>
      {children}
    </a>
  )
}
