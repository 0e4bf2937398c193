import type { NavigationEntry } from '../content/navigation'
import { pathTo } from '../site/routes'
import { ExternalLink } from '../ui/external-link'
import { OutwardIcon } from '../ui/icons'
import { SiteLink } from '../ui/site-link'

/** An entry of a menu, of the footer or of the sitemap. */
export function MenuLink({
  entry,
  pathname = '',
  className,
}: {
  readonly entry: NavigationEntry
  /** The current page's path, to mark the entry that leads to it or to its parent. */
  readonly pathname?: string
  readonly className: string
}) {
  if ('href' in entry) {
    return (
      <ExternalLink href={entry.href} className={className}>
        {entry.label} <OutwardIcon />
      </ExternalLink>
    )
  }
  const path = pathTo(entry.to)
  const isCurrent = `${pathname}/`.startsWith(`${path}/`)
  return (
    <SiteLink
      to={entry.to}
      aria-current={pathname === path ? 'page' : isCurrent || undefined}
      className={className}
    >
      {entry.label}
    </SiteLink>
  )
}
