import type { ReactNode } from 'react'
import type { LinkTarget } from '../site/routes'
import { ExternalLink } from './external-link'
import { ArrowIcon } from './icons'
import { SiteLink } from './site-link'

const CLASS =
  'group inline-flex min-h-11 items-center gap-2.5 font-semibold text-prairie on-dark:text-wheat'
const UNDERLINE = 'border-b-[1.5px] border-current pb-0.5'

/** A link that stands alone, underlined, with an arrow; 44 px high (WCAG 2.5.8 and more). */
export function TextLink({
  to,
  label,
  children,
  className = '',
}: {
  readonly to: LinkTarget
  /** Tells equal labels apart for assistive technology; begins with the visible text (WCAG 2.5.3). */
  readonly label?: string
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <SiteLink to={to} aria-label={label} className={`${CLASS} ${className}`}>
      <span className={UNDERLINE}>{children}</span>
      <ArrowIcon />
    </SiteLink>
  )
}

/** The same for another site; opens in a new tab. */
export function ExternalTextLink({
  href,
  children,
  className = '',
}: {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <ExternalLink href={href} className={`${CLASS} ${className}`}>
      <span className={UNDERLINE}>{children}</span>
      <ArrowIcon />
    </ExternalLink>
  )
}
