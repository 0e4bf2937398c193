import { menuLabels } from '../../content/shell-copy'
import { company, phoneHref, phoneInText } from '../../site/company'
import {
  mainNavigation,
  navigationCallToAction,
  serviceNavigation,
  type NavigationEntry,
} from '../../content/navigation'
import { pathTo } from '../../site/routes'
import { buttonClass, ButtonLink, type ButtonLook } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import {
  BrandMark,
  CalendarIcon,
  CloseIcon,
  MenuIcon,
  OutwardIcon,
  PhoneIcon,
} from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'

/** An entry of a menu or of the footer. It is marked if it leads to the current page or to its parent. */
export function MenuLink({
  entry,
  pathname,
  className,
}: {
  readonly entry: NavigationEntry
  /** Path of the current page; omit it to never mark the entry. */
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
    <ExternalLink href={entry.href} className={className}>
      {entry.label} <OutwardIcon />
    </ExternalLink>
  )
}

/** The agency's logo and name, linked to the home page. */
export function HomeLink({
  className = 'mr-auto shrink-0',
  markClass = 'h-5 w-8.5 shrink-0 text-prairie md:h-6 md:w-10',
  nameClass,
}: Readonly<Partial<Record<'className' | 'markClass' | 'nameClass', string>>>) {
  return (
    <SiteLink
      to="home"
      className={`inline-flex min-h-11 items-center gap-3 font-heading text-lead leading-none tracking-tight ${className}`}
    >
      <BrandMark className={markClass} />
      {nameClass === undefined ? company.name : <span className={nameClass}>{company.name}</span>}
    </SiteLink>
  )
}

/** Whether a path is the contact page, where the call to action becomes the phone number. */
const isContactPage = (pathname: string) => pathname === pathTo(navigationCallToAction.to)

/** Pages after a booking or a purchase, where the bar sells nothing. */
const DONE_PATHS = [pathTo('bookingSuccess'), pathTo('subscriptionSuccess')]

const callLabel = `${menuLabels.call} ${phoneInText}`

/** Leads to the free consultation and, on that page, to the phone. On small screens only its icon fits. */
function CallToAction({
  pathname,
  className,
  inBar = false,
  ...look
}: ButtonLook & {
  readonly pathname: string
  readonly className: string
  readonly inBar?: boolean
}) {
  if (isContactPage(pathname)) {
    return (
      <a href={phoneHref} className={buttonClass(look, `tabular ${className}`)}>
        {callLabel}
      </a>
    )
  }
  const { to, label } = navigationCallToAction
  return (
    <ButtonLink to={to} {...look} className={className}>
      {inBar ? (
        <>
          <CalendarIcon className="size-6 @3xl:hidden" />
          <span className="@max-3xl:sr-only">{label}</span>
        </>
      ) : (
        label
      )}
    </ButtonLink>
  )
}

/** The folded menu of small screens. It is a popover, so it opens before any script has run. */
const MENU_ID = 'site-menu'

/** The folded menu: all links, the number to tap and the call to action, over the whole screen. */
function FoldedMenu({ pathname }: { readonly pathname: string }) {
  return (
    <div
      id={MENU_ID}
      popover="auto"
      className="inset-0 h-dvh w-full overflow-y-auto overscroll-contain bg-limestone text-soil not-supports-[selector(:popover-open)]:hidden @5xl:hidden"
    >
      <div className="container-page flex min-h-full flex-col pb-6 md:pb-10">
        <div className="flex h-bar-phone shrink-0 items-center gap-3 md:h-bar">
          <HomeLink />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={menuLabels.close}
            className="-mr-3 inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={menuLabels.folded} className="mt-2 mb-6 grow md:mt-4">
          <ul className="border-t-[1.5px] border-soil">
            {mainNavigation.map((entry) => (
              <li key={entry.label} className="border-b border-line">
                <MenuLink
                  entry={entry}
                  pathname={pathname}
                  className="flex min-h-13 items-center gap-2.5 font-heading text-h3 aria-[current=page]:text-prairie aria-[current=page]:underline"
                />
                {'to' in entry && entry.to === 'services' && (
                  <ul className="columns-2 gap-x-4 pb-3 md:columns-3">
                    {serviceNavigation.map((service) => (
                      <li key={service.label}>
                        <MenuLink
                          entry={service}
                          pathname={pathname}
                          className="inline-flex min-h-11 items-center leading-tight text-soil-2 aria-[current=page]:text-prairie aria-[current=page]:underline"
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 md:items-end">
          <div>
            <a
              href={phoneHref}
              className="inline-flex min-h-11 items-center font-heading text-h3 text-prairie tabular"
            >
              <span className="sr-only">{menuLabels.call} </span>
              {phoneInText}
            </a>
            <p className="max-w-[34ch] text-small text-soil-3">{company.hours.text}</p>
          </div>
          <CallToAction pathname={pathname} arrow className="w-full" />
        </div>
      </div>
    </div>
  )
}

/** Outlined; filled while none of the page's primary (paintbrush) buttons is in view. */
const BAR_BUTTON =
  'primary-away:border-paintbrush primary-away:bg-paintbrush primary-away:text-white primary-away:hover:bg-paintbrush-dark @max-3xl:hidden'

/** On phones, visible once the first screen's own button is out of view. */
const PHONE_BUTTON =
  '@max-3xl:size-11 @max-3xl:max-h-4/5 @max-3xl:min-h-0 @max-3xl:px-0 noscript:inline-flex past-hero:inline-flex hero-without-button:inline-flex'

/**
 * The fixed bar: links, folded menu, number, call to action. It folds at a width in rem, so that large text has room
 * (WCAG 1.4.4).
 */
export function NavBar({ pathname }: { readonly pathname: string }) {
  const isContact = isContactPage(pathname)
  const isDone = DONE_PATHS.includes(pathname)
  return (
    <header className="@container fixed inset-x-0 top-0 z-10 bg-limestone transition-[background-color,box-shadow] print:hidden scrolled:bg-limestone/97 scrolled:shadow-bar scrolled:frosted">
      <div className="container-page flex h-bar-phone items-center gap-1 md:h-bar md:gap-3 @5xl:gap-8.5">
        <HomeLink
          className="mr-auto min-w-11 @max-3xl:gap-2"
          nameClass="min-w-0 overflow-x-clip @3xl:whitespace-nowrap"
        />
        <nav aria-label={menuLabels.bar} className="hidden @5xl:block">
          <ul className="flex gap-8.5">
            {mainNavigation.map((entry) => (
              <li key={entry.label}>
                <MenuLink
                  entry={entry}
                  pathname={pathname}
                  className="inline-flex min-h-11 items-center gap-1 font-medium text-soil-2 decoration-2 underline-offset-[14px] hover:text-soil hover:underline hover:decoration-line-strong aria-[current=page]:text-soil aria-[current=page]:underline aria-[current=page]:decoration-soil"
                />
              </li>
            ))}
          </ul>
        </nav>
        {!isDone && (
          <CallToAction
            pathname={pathname}
            variant="secondary"
            size="small"
            inBar
            className={isContact ? BAR_BUTTON : `${BAR_BUTTON} ${PHONE_BUTTON}`}
          />
        )}
        <a
          href={phoneHref}
          aria-label={callLabel}
          className={`inline-flex size-11 max-h-4/5 shrink-0 items-center justify-center rounded-control text-prairie hover:text-prairie-dark ${isContact ? '@3xl:hidden' : '@5xl:hidden'}`}
        >
          <PhoneIcon />
        </a>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={menuLabels.open}
          className="-mr-3 inline-flex size-12 max-h-4/5 shrink-0 cursor-pointer items-center justify-center rounded-control not-supports-[selector(:popover-open)]:hidden @5xl:hidden"
        >
          <MenuIcon />
        </button>
      </div>
      <FoldedMenu pathname={pathname} />
    </header>
  )
}
