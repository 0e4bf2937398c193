import type { PropsWithChildren } from 'react'
import footerField from '../../assets/drawings/footer-field.svg?drawing'
import { PrivacyChoicesButton } from '../../features/privacy-choices/privacy-choices-button'
import { Island } from '../../hydration/island'
import { company, companyBlurb, emailHref, phoneHref, phoneInText } from '../../site/company'
import { footerColumns, footerLabel, type FooterColumn } from '../../content/footer'
import { Drawing } from '../../ui/drawing'
import { ExternalLink } from '../../ui/external-link'
import { ChevronIcon } from '../../ui/icons'
import { MenuLink } from '../../sections/menu-link'
import { HomeLink } from './nav-bar'

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-on-dark transition-colors hover:text-limestone md:min-h-8.5'

/** In the browser, entry.ts replaces it with the current year. */
const BUILD_YEAR = new Date().getFullYear()

const COLUMN_TITLE = 'font-text text-body font-semibold text-limestone'

/** A column of links; phones fold a long one. Browsers from before 2024 fold it everywhere. */
function Column({
  title,
  isFolded,
  children,
}: PropsWithChildren<Pick<FooterColumn, 'title' | 'isFolded'>>) {
  if (!isFolded) {
    return (
      <div className="group/column max-md:last:col-span-full">
        <h2 className={`mb-1 md:mb-2 ${COLUMN_TITLE}`}>{title}</h2>
        <ul className="max-md:flex-wrap max-md:gap-x-6 max-md:group-last/column:flex">
          {children}
        </ul>
      </div>
    )
  }
  return (
    <details className="group col-span-full border-y border-soil-line md:border-0 md:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-limestone md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <h2 className={COLUMN_TITLE}>{title}</h2>
        <ChevronIcon />
      </summary>
      <h2 className={`mb-2 hidden md:supports-[selector(::details-content)]:block ${COLUMN_TITLE}`}>
        {title}
      </h2>
      <ul className="max-md:columns-2 max-md:pb-3">{children}</ul>
    </details>
  )
}

/** The footer: the plowed field, blurb, social links, four columns, copyright. */
export function Footer() {
  return (
    <footer className="relative overflow-hidden bg-soil text-on-dark on-dark print:hidden">
      <Drawing
        drawing={footerField}
        className="absolute top-0 left-1/2 h-28 w-auto max-w-none -translate-x-1/2 md:h-40 xl:w-full"
      />
      <div className="relative grid-page container-page gap-y-6 pt-24 pb-4 md:gap-y-10 md:pt-34 md:pb-9">
        <div className="xl:col-span-4">
          <HomeLink />
          <p className="max-w-[36ch] md:mt-3">{companyBlurb}</p>
          <a
            href={phoneHref}
            className="mt-3.5 inline-flex min-h-11 items-center font-heading text-lead text-limestone tabular hover:text-wheat"
          >
            {phoneInText}
          </a>
          <p className="hidden max-w-[36ch] text-small text-on-dark-quiet md:block">
            {company.hours.text}
          </p>
          <ul className="flex flex-wrap gap-x-4.5 md:mt-4">
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink
                  href={url}
                  className="-mx-2 inline-flex min-h-11 items-center px-2 text-limestone underline decoration-soil-3 underline-offset-6 hover:decoration-wheat"
                >
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label={footerLabel}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-6 gap-y-4 wrap-anywhere md:flex md:flex-wrap md:justify-between md:gap-y-9 xl:col-span-7 xl:col-start-6"
        >
          {footerColumns.map(({ title, entries, isFolded, privacyChoices }) => (
            <Column key={title} title={title} isFolded={isFolded}>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <MenuLink entry={entry} className={LINK} />
                </li>
              ))}
              {privacyChoices && (
                <li>
                  <Island
                    name="privacy-choices"
                    part={PrivacyChoicesButton}
                    trigger="interaction"
                  />
                </li>
              )}
            </Column>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-x-7 border-t border-soil-line pt-2 text-small text-on-dark-quiet md:mt-4 md:pt-4">
          <p>
            © <span data-year>{BUILD_YEAR}</span> {company.name}
          </p>
          <p>{company.address}</p>
          <a
            href={emailHref}
            className="inline-flex min-h-11 items-center wrap-anywhere hover:text-limestone"
          >
            {company.email}
          </a>
        </div>
      </div>
    </footer>
  )
}
