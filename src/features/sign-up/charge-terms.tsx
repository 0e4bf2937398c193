import { chargeTerms, signUp } from '../../content/sign-up'
import { pathTo, type RouteId } from '../../site/routes'
import { ExternalLink } from '../../ui/external-link'
import type { Wizard } from './use-wizard'

const { payment: words } = signUp
const { before, terms, and, privacy } = words.agreement

/** A link that opens a page in a new tab, so that the form stays open. */
function pageLink(to: RouteId, name: string) {
  return (
    <ExternalLink href={pathTo(to)} className="underline underline-offset-2">
      {name}
    </ExternalLink>
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
