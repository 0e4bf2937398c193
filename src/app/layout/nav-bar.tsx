import { menuLabels } from '../../content/interface'
import { mainNavigation, navigationCallToAction, type NavigationEntry } from '../../site/navigation'
import { company } from '../../site/company'
import { pathTo } from '../../site/routes'
import { ButtonLink } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { CloseIcon, OutwardIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { BrandMark } from './brand-mark'

/** The folded menu of small screens; a popover, so it opens before any script has run. */
export const MENU_ID = 'site-menu'

function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  if (!('to' in entry)) return false
  const path = pathTo(entry.to)
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)
}

function NavLink({
  entry,
  pathname,
  className,
}: {
  readonly entry: NavigationEntry
  readonly pathname: string
  readonly className: string
}) {
  if ('href' in entry) {
    return (
      <ExternalLink href={entry.href} className={className}>
        {entry.label} <OutwardIcon />
      </ExternalLink>
    )
  }
  return (
    <SiteLink
      to={entry.to}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      className={className}
    >
      {entry.label}
    </SiteLink>
  )
}

function CallToAction({ className }: { readonly className: string }) {
  return (
    <ButtonLink
      to={navigationCallToAction.to}
      variant="secondary"
      size="small"
      className={`primary-away:border-paintbrush primary-away:bg-paintbrush primary-away:text-white primary-away:hover:bg-paintbrush-dark ${className}`}
    >
      {navigationCallToAction.label}
    </ButtonLink>
  )
}

/**
 * The fixed bar at the top (spec section 2.2): links, folded menu, call to action. It folds by its
 * width in letters, not in pixels, so that large text has room, too (WCAG 1.4.4).
 */
export function NavBar({ pathname }: { readonly pathname: string }) {
  return (
    <header className="@container fixed inset-x-0 top-0 z-10 bg-limestone transition-[background-color,box-shadow] duration-state ease-site print:hidden scrolled:bg-limestone/90 scrolled:shadow-bar scrolled:backdrop-blur-sm">
      <div className="container-page flex h-bar-phone items-center gap-3 md:h-bar @5xl:gap-8.5">
        <SiteLink
          to="home"
          className="mr-auto inline-flex min-h-11 items-center gap-3 font-heading text-lead leading-none tracking-tight"
        >
          <BrandMark className="h-5 w-8.5 shrink-0 text-prairie md:h-6 md:w-10" />
          {company.name}
        </SiteLink>
        <nav aria-label={menuLabels.bar} className="hidden @5xl:block">
          <ul className="flex gap-8.5">
            {mainNavigation.map((entry) => (
              <li key={entry.label}>
                <NavLink
                  entry={entry}
                  pathname={pathname}
                  className="inline-flex min-h-11 items-center gap-1 border-y-2 border-transparent font-medium text-soil-2 transition-colors hover:text-soil aria-[current=page]:border-b-soil aria-[current=page]:text-soil"
                />
              </li>
            ))}
          </ul>
        </nav>
        <CallToAction className="@max-3xl:hidden" />
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={menuLabels.open}
          className="-mr-3 inline-flex size-12 cursor-pointer items-center justify-center rounded-control not-supports-[selector(:popover-open)]:hidden @5xl:hidden"
        >
          <svg
            className="h-4 w-6.5"
            viewBox="0 0 26 16"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M1 2h24M7 8h18M1 14h24" />
          </svg>
        </button>
      </div>
      <div
        id={MENU_ID}
        popover="auto"
        className="inset-x-0 top-0 bottom-auto w-full bg-limestone text-soil shadow-bar not-supports-[selector(:popover-open)]:hidden @5xl:hidden"
      >
        <div className="container-page pb-8">
          <div className="flex h-bar-phone items-center justify-end md:h-bar">
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={menuLabels.close}
              className="-mr-3 inline-flex size-12 cursor-pointer items-center justify-center rounded-control"
            >
              <CloseIcon />
            </button>
          </div>
          <nav aria-label={menuLabels.folded}>
            <ul className="border-t border-line">
              {mainNavigation.map((entry) => (
                <li key={entry.label} className="border-b border-line">
                  <NavLink
                    entry={entry}
                    pathname={pathname}
                    className="flex min-h-14 items-center gap-2 font-heading text-h3 aria-[current=page]:text-prairie"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink to={navigationCallToAction.to} arrow className="mt-6 w-full md:w-auto">
            {navigationCallToAction.label}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
