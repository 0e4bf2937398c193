import { BRAND_MARK } from '../../site/brand-mark'
import { company } from '../../site/company'
import type { FooterEntry } from '../../site/footer'
import { pathTo } from '../../site/routes'
import { ExternalLink } from '../../ui/external-link'
import { OutwardIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'

/** An entry of a menu or of the footer. One that leads to the page shown, or above it, is marked. */
export function MenuLink({
  entry,
  pathname,
  className,
}: {
  readonly entry: FooterEntry
  /** Of the page shown, where the entry is to be marked. */
  readonly pathname?: string
  readonly className: string
}) {
  if ('to' in entry) {
    const path = pathTo(entry.to)
    const isCurrent = pathname === path || pathname?.startsWith(`${path}/`)
    return (
      <SiteLink to={entry.to} aria-current={isCurrent ? 'page' : undefined} className={className}>
        {entry.label}
      </SiteLink>
    )
  }
  return (
    <ExternalLink href={'href' in entry ? entry.href : entry.file} className={className}>
      {entry.label} <OutwardIcon />
    </ExternalLink>
  )
}

const { width, height, strokeWidth, path } = BRAND_MARK

/** The agency's mark, a curl that straightens into three rows, and its name; leads home. */
export function HomeLink({
  className,
  markClass,
  nameClass,
}: {
  readonly className: string
  readonly markClass: string
  readonly nameClass?: string
}) {
  return (
    <SiteLink
      to="home"
      className={`inline-flex min-h-11 items-center gap-3 font-heading text-lead leading-none tracking-tight ${className}`}
    >
      <svg
        className={markClass}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {nameClass === undefined ? company.name : <span className={nameClass}>{company.name}</span>}
    </SiteLink>
  )
}
