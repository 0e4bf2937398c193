import { footerField } from '../../assets/drawings'
import { footerLabel } from '../../content/shell-copy'
import { supportPromise } from '../../content/standing-copy'
import { PrivacyChoicesButton } from '../../features/privacy-choices/privacy-choices-button'
import { Island } from '../../hydration/island'
import { company, companyBlurb, emailHref, phoneHref, phoneInText } from '../../site/company'
import { footerColumns } from '../../site/footer'
import { Drawing } from '../../ui/drawing'
import { ExternalLink } from '../../ui/external-link'
import { HomeLink, MenuLink } from './nav-bar'

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-on-dark transition-colors hover:text-limestone md:min-h-8.5'

/** Corrected in the browser when a build is older than New Year (entry.ts). */
const BUILD_YEAR = new Date().getFullYear()

/** The footer: the plowed field, blurb, social links, four columns, copyright. */
export function Footer() {
  return (
    <footer className="relative overflow-hidden bg-soil text-on-dark on-dark print:hidden">
      <Drawing
        drawing={footerField}
        className="absolute top-0 left-1/2 h-55 w-auto max-w-none -translate-x-1/2 md:h-75 xl:w-full xl:object-cover xl:object-top"
      />
      <div className="relative container-page pt-47.5 pb-9 md:pt-66">
        <div className="grid-page gap-y-10">
          <div className="col-span-12 lg:col-span-4">
            <HomeLink className="text-limestone" markClass="h-6 w-10 text-wheat" />
            <p className="mt-3 max-w-[36ch]">{companyBlurb}</p>
            <a
              href={phoneHref}
              className="mt-4 inline-flex min-h-11 items-center font-heading text-lead text-limestone tabular hover:text-wheat"
            >
              {phoneInText}
            </a>
            <p className="max-w-[36ch] text-small text-on-dark-quiet">{supportPromise.short}</p>
            <ul className="mt-4 flex flex-wrap gap-x-4.5">
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
            className="col-span-12 grid grid-cols-2 gap-x-6 gap-y-9 md:flex md:flex-wrap md:justify-between lg:col-span-7 lg:col-start-6"
          >
            {footerColumns.map(({ title, entries, privacyChoices }) => (
              <div key={title}>
                <h2 className="mb-2 font-text text-body font-semibold text-limestone">{title}</h2>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.label}>
                      <MenuLink entry={entry} className={LINK} />
                    </li>
                  ))}
                  {privacyChoices && (
                    <li>
                      <Island name="privacy-choices">
                        <PrivacyChoicesButton />
                      </Island>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </nav>
          <div className="col-span-12 mt-4 flex flex-wrap items-center gap-x-7 border-t border-soil-line pt-4 text-small text-on-dark-quiet">
            <span>
              © <span data-year>{BUILD_YEAR}</span> {company.name}
            </span>
            <span>{company.address}</span>
            <a href={emailHref} className="inline-flex min-h-11 items-center hover:text-limestone">
              {company.email}
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}
