import type { LinkTarget } from '../site/routes'
import { ExternalLink } from './external-link'
import { ArrowIcon } from './icons'
import { SiteLink } from './site-link'

const CLASS =
  'group inline-flex min-h-11 items-center gap-2.5 font-semibold text-prairie on-dark:text-wheat'
const UNDERLINE = 'border-b-[1.5px] border-current pb-0.5'

interface TextLinkContent {
  readonly children: string
  /**
   * Tells equal labels apart: the visible text and more after it (WCAG 2.5.3). The rest is hidden
   * text, not an attribute, because search engines read the link's text only.
   */
  readonly label?: string
  readonly className?: string
}

function Label({ children, label = children }: Pick<TextLinkContent, 'children' | 'label'>) {
  return (
    <>
      <span className={UNDERLINE}>{children}</span>
      {label !== children && <span className="sr-only">{label.slice(children.length)}</span>}
      <ArrowIcon />
    </>
  )
}

/** A link that stands alone, underlined, with an arrow; 44 px high (WCAG 2.5.8 and more). */
export function TextLink({
  to,
  className = '',
  ...content
}: TextLinkContent & { readonly to: LinkTarget }) {
  return (
    <SiteLink to={to} className={`${CLASS} ${className}`}>
      <Label {...content} />
    </SiteLink>
  )
}

/** The same for another site; opens in a new tab. */
export function ExternalTextLink({
  href,
  className = '',
  ...content
}: TextLinkContent & { readonly href: string }) {
  return (
    <ExternalLink href={href} className={`${CLASS} ${className}`}>
      <Label {...content} />
    </ExternalLink>
  )
}
