import type { ComponentPropsWithoutRef } from 'react'
import { Link, useInRouterContext } from 'react-router-dom'
import { pathTo, type LinkTarget } from '../site/routes'

/** A link to a page of this site. An island has no router: there it is an anchor for src/app/links.ts. */
export function SiteLink({
  to,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly to: LinkTarget }) {
  const path = pathTo(to)
  return useInRouterContext() ? (
    <Link {...rest} to={path} discover="none">
      {children}
    </Link>
  ) : (
    <a {...rest} href={path}>
      {children}
    </a>
  )
}
