import { signUp } from '../../content/sign-up'
import { CHECKOUT_MESSAGES } from '../../shared/checkout'
import { company, phoneHref } from '../../site/company'
import { AlertIcon } from '../../ui/icons'

const { failure } = signUp

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
