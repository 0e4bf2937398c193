import { signUp } from '../../content/sign-up'
import { company, phoneHref } from '../../site/company'
import { AlertIcon } from '../../ui/icons'
import type { CheckoutFailure } from './start-checkout'

const { failure: words } = signUp

/** What to do after a failure that may pass. */
function Advice() {
  if (!navigator.onLine) return <p>{words.offline}</p>
  return (
    <p>
      {words.retry}{' '}
      <a href={phoneHref} className="whitespace-nowrap underline underline-offset-2">
        {company.phone}
      </a>
      .
    </p>
  )
}

/** Why the checkout did not start, and what to do, unless the message says so itself. */
export function ErrorBanner({ id, failure }: Readonly<{ id: string; failure: CheckoutFailure }>) {
  return (
    <div
      id={id}
      className="mt-4 flex scroll-mb-4 gap-2.5 rounded-control border-[1.5px] border-paintbrush-dark bg-error-tint px-4 py-2 text-small text-error-text tall:py-3"
    >
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <div>
        {/* Only the short message is an alert; the advice below it isn't announced. */}
        <p role="alert" className="font-semibold">
          {failure.message}
        </p>
        {failure.code !== 'prices_changed' && <Advice />}
      </div>
    </div>
  )
}
