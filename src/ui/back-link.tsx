import type { ReactNode } from 'react'
import type { LinkTarget } from '../site/routes'
import { ArrowIcon } from './icons'
import { SiteLink } from './site-link'

/** The way back to the page above, with an arrow to the left; 44 px high. */
export function BackLink({
  to,
  children,
}: {
  readonly to: LinkTarget
  readonly children: ReactNode
}) {
  return (
    <SiteLink
      to={to}
      className="group/back inline-flex min-h-11 items-center gap-2.5 font-semibold text-prairie print:hidden"
    >
      <ArrowIcon className="-scale-x-100 group-hover/back:-translate-x-1" />
      <span className="border-b-[1.5px] border-current pb-0.5">{children}</span>
    </SiteLink>
  )
}
