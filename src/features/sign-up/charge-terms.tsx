import { chargeTerms, signUp } from '../../content/sign-up'
import { CHECKOUT_MESSAGES } from '../../shared/checkout'
import { company, phoneHref } from '../../site/company'
import type { RouteId } from '../../site/routes'
import { AlertIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import type { Wizard } from './use-wizard'

const { payment: words, failure } = signUp
const { before, terms, and, privacy } = words.agreement

/** A link that opens a page in a new tab, so that the form stays open. */
function pageLink(to: RouteId, name: string) {
  return (
    <SiteLink to={to} target="_blank" className="underline underline-offset-2">
      {name}
      <span className="sr-only">{words.newTab}</span>
    </SiteLink>
  )
}

/** Directly above the button: what is charged today, what follows and when, how to cancel. */
export function ChargeTerms({ order, today, formId }: Pick<Wizard, 'order' | 'today' | 'formId'>) {
  const { now, later, cancel } = chargeTerms(order, today)
  return (
    <section aria-labelledby={`${formId}-terms`} className="mt-5">
      <h4 id={`${formId}-terms`} className="text-small font-semibold">
        {words.termsHeading}
      </h4>
      <ul className="mt-1.5 grid grid-cols-1 gap-1 text-small text-soil-2">
        <li id={`${formId}-now`}>{now}</li>
        <li>
          <span>{later}</span>, {pageLink('platformFees', words.usage)}.
        </li>
        <li>{cancel}</li>
        <li>
          {before} {pageLink('terms', terms)} {and} {pageLink('privacy', privacy)}.
        </li>
      </ul>
    </section>
  )
}

/** What to do after a failure that may pass. */
function Advice() {
  if (!navigator.onLine) return <p>{failure.offline}</p>
  return (
    <p>
      {failure.retry}{' '}
      <a href={phoneHref} className="whitespace-nowrap underline underline-offset-2">
        {company.phone}
      </a>
      .
    </p>
  )
}

/** Why the checkout did not start, in the words of src/shared/checkout.ts, and what can be done. No advice follows a message that has its own. */
export function ErrorBanner({ id, problem }: { readonly id: string; readonly problem: string }) {
  return (
    <div
      id={id}
      className="mt-4 flex scroll-mb-4 gap-2.5 rounded-control border-[1.5px] border-paintbrush-dark bg-error-tint px-4 py-2 text-small text-error-text tall:py-3"
    >
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <div>
        {/* Only the short message is an alert; the advice below it isn't announced. */}
        <p role="alert" className="font-semibold">
          {problem}
        </p>
        {problem !== CHECKOUT_MESSAGES.pricesChanged && <Advice />}
      </div>
    </div>
  )
}
