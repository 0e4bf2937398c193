import type { DirectContactText } from '../../content/embed-text'
import { company, emailHref, phoneHref } from '../../site/company'

/** Phone and email in place of a provider's page that is not configured. */
export function DirectContact({ title, call, write }: DirectContactText) {
  return (
    <div className="grid-page gap-y-8">
      <h2 className="col-span-12 max-w-[14em] text-h2">{title}</h2>
      <div className="col-span-12 grid-page items-end gap-y-4 border-t-[1.5px] border-soil pt-7 md:pt-9">
        <a
          href={phoneHref}
          className="col-span-12 inline-flex min-h-14 items-center justify-self-start figure-number text-h2 text-prairie underline decoration-prairie-line decoration-[1.5px] underline-offset-8 hover:decoration-prairie md:text-display lg:col-span-8"
        >
          {company.phone}
        </a>
        <p className="col-span-12 max-w-[34ch] text-soil-2 lg:col-span-4">{call}</p>
      </div>
      <div className="col-span-12 grid-page items-center gap-y-2 border-t border-line pt-6">
        <a
          href={emailHref}
          className="col-span-12 inline-flex min-h-11 items-center justify-self-start font-heading text-h3 break-all text-prairie underline decoration-prairie-line decoration-[1.5px] underline-offset-6 hover:decoration-prairie lg:col-span-8"
        >
          {company.email}
        </a>
        <p className="col-span-12 max-w-[34ch] text-soil-2 lg:col-span-4">{write}</p>
      </div>
    </div>
  )
}
