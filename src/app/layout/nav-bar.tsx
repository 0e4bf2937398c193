import { menuLabels } from '../../content/shell-copy'
import { company, phoneHref, phoneInText } from '../../site/company'
import { mainNavigation, navigationCallToAction, serviceNavigation } from '../../content/navigation'
import { pathTo } from '../../site/routes'
import { buttonClass, ButtonLink, type ButtonLook } from '../../ui/button'
import { BrandMark, CalendarIcon, CloseIcon, MenuIcon, PhoneIcon } from '../../ui/icons'
import { MenuLink } from '../../sections/menu-link'
import { SiteLink } from '../../ui/site-link'

/** The agency's logo and name, linked to the home page. In the footer they are larger and light. */
export function HomeLink() {
  return (
    <SiteLink
      to="home"
      className="mr-auto inline-flex min-h-11 min-w-11 items-center gap-3 font-heading text-lead leading-none tracking-tight @max-3xl:gap-2 on-dark:text-limestone"
    >
      <BrandMark className="h-5 w-8.5 shrink-0 text-prairie md:h-6 md:w-10 on-dark:h-6 on-dark:w-10 on-dark:text-wheat" />
      <span className="min-w-0 @max-sm:text-body @max-sm:leading-none @max-3xs:sr-only">
        {company.name}
      </span>
    </SiteLink>
  )
}

/** Pages after a booking or a purchase, where the bar sells nothing. */
const DONE_PATHS = [pathTo('bookingSuccess'), pathTo('subscriptionSuccess')]

const callLabel = `${menuLabels.call} ${phoneInText}`

/** Leads to the free consultation and, on that page, to the phone. */
function BarCallToAction({
  isContact,
  ...look
}: ButtonLook & { readonly isContact: boolean; readonly className: string }) {
  return isContact ? (
    <a href={phoneHref} className={buttonClass(look, `tabular ${look.className}`)}>
      {callLabel}
    </a>
  ) : (
    <ButtonLink {...navigationCallToAction} {...look} />
  )
}

/** Outlined; filled while none of the page's primary (paintbrush) buttons is in view. */
const BAR_BUTTON =
  'primary-away:border-paintbrush primary-away:bg-paintbrush primary-away:text-white primary-away:hover:bg-paintbrush-dark @max-3xl:hidden'

/** On phones only its icon fits. It shows once the first screen's own button is out of view. */
const PHONE_BUTTON =
  '@max-3xl:size-11 @max-3xl:max-h-4/5 @max-3xl:min-h-0 @max-3xl:px-0 noscript:inline-flex past-hero:inline-flex hero-without-button:inline-flex'

/** A button with an icon that opens or closes the menu. */
const MENU_BUTTON =
  '-mr-3 inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control'

/** The folded menu of small screens. It is a popover, so it opens before any script has run. */
const MENU_ID = 'site-menu'

/**
 * The fixed bar: links, number, call to action. It folds at a width in rem, so that large text has room (WCAG 1.4.4). The
 * folded menu has all links, the number to tap and the call to action, over the whole screen.
 */
export function NavBar({ pathname }: { readonly pathname: string }) {
  const isContact = pathname === pathTo(navigationCallToAction.to)
  return (
    <header className="@container fixed inset-x-0 top-0 z-10 bg-limestone transition-[background-color,box-shadow] print:hidden scrolled:bg-limestone/97 scrolled:shadow-bar">
      <div className="container-page flex h-bar-phone items-center gap-1 md:h-bar md:gap-3 @5xl:gap-8.5">
        <HomeLink />
        <nav aria-label={menuLabels.bar} className="hidden @5xl:block">
          <ul className="flex gap-8.5">
            {mainNavigation.map((entry) => (
              <li key={entry.label}>
                <MenuLink
                  entry={entry}
                  pathname={pathname}
                  className="inline-flex min-h-11 items-center gap-1 font-medium text-soil-2 decoration-2 underline-offset-[14px] hover:text-soil hover:underline hover:decoration-line-strong aria-[current]:text-soil aria-[current]:underline aria-[current]:decoration-soil"
                />
              </li>
            ))}
          </ul>
        </nav>
        {!DONE_PATHS.includes(pathname) && (
          <BarCallToAction
            isContact={isContact}
            variant="secondary"
            size="small"
            className={isContact ? BAR_BUTTON : `${BAR_BUTTON} ${PHONE_BUTTON}`}
          >
            <CalendarIcon className="size-6 @3xl:hidden" />
            <span className="@max-3xl:sr-only">{navigationCallToAction.label}</span>
          </BarCallToAction>
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
          className={`${MENU_BUTTON} max-h-4/5 not-supports-[selector(:popover-open)]:hidden @5xl:hidden`}
        >
          <MenuIcon />
        </button>
      </div>
      <div
        id={MENU_ID}
        popover="auto"
        className="inset-0 h-dvh w-full overflow-y-auto overscroll-contain bg-limestone text-soil not-supports-[selector(:popover-open)]:hidden"
      >
        <div className="container-page flex min-h-full flex-col pb-6 md:pb-10">
          <div className="flex h-bar-phone shrink-0 items-center gap-3 md:h-bar">
            <HomeLink />
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={menuLabels.close}
              className={MENU_BUTTON}
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
                    className="flex min-h-13 items-center gap-2.5 font-heading text-h3 aria-[current]:text-prairie aria-[current]:underline"
                  />
                  {'to' in entry && entry.to === 'services' && (
                    <ul className="grid grid-cols-2 items-center gap-x-4 gap-y-1 pb-2 md:grid-cols-3 md:gap-y-0 md:pb-3">
                      {serviceNavigation.map((service) => (
                        <li key={service.label}>
                          <MenuLink
                            entry={service}
                            pathname={pathname}
                            className="inline-flex min-h-11 items-center leading-tight text-soil-2 aria-[current]:text-prairie aria-[current]:underline"
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2 md:items-end">
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
            <BarCallToAction isContact={isContact} arrow className="w-full" />
          </div>
        </div>
      </div>
    </header>
  )
}
