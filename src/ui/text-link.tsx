import type { LinkTarget } from '../site/routes'
import { ExternalLink } from './external-link'
import { ArrowIcon } from './icons'
import { SiteLink } from './site-link'

const UNDERLINE = 'border-b-[1.5px] border-current pb-0.5'

const ROW = 'justify-end after:absolute after:inset-0 max-md:min-w-11'

/**
 * A standalone link, underlined, with an arrow. With `href` it leads to another site in a new tab. As `row` it covers its
 * positioned parent, a row whose text says where it leads; on phones only its arrow shows.
 */
export function TextLink({
  label,
  fullLabel = label,
  row = false,
  className = '',
  ...target
}: ({ readonly to: LinkTarget } | { readonly href: string }) & {
  readonly label: string
  /** A longer name that tells equal links apart. It must begin with the visible text (WCAG 2.5.3). */
  readonly fullLabel?: string
  readonly row?: boolean
  readonly className?: string
}) {
  const link = {
    ...target,
    className: `group inline-flex min-h-11 items-center gap-2.5 font-semibold text-prairie on-dark:text-wheat ${row ? ROW : ''} ${className}`,
    children: (
      <>
        <span className={row ? `${UNDERLINE} max-md:sr-only` : UNDERLINE}>{label}</span>
        {fullLabel !== label && <span className="sr-only">{fullLabel.slice(label.length)}</span>}
        <ArrowIcon />
      </>
    ),
  }
  return 'href' in link ? <ExternalLink {...link} /> : <SiteLink {...link} />
}

/** A link back to the parent page, with an arrow to the left; 44 px high. */
export function BackLink({ to, children }: { readonly to: LinkTarget; readonly children: string }) {
  return (
    <SiteLink
      to={to}
      className="group/back inline-flex min-h-11 items-center gap-2.5 font-semibold text-prairie print:hidden"
    >
      <ArrowIcon className="-scale-x-100 group-hover/back:-translate-x-1" />
      <span className={UNDERLINE}>{children}</span>
    </SiteLink>
  )
}
