import { signUp } from '../../content/sign-up'
import { company, phoneHref } from '../../site/company'
import { AlertIcon } from '../../ui/icons'

const { failure: words } = signUp

/** Why the checkout did not start, in the words of the error catalogue, and what can be done. */
export function ErrorBanner({ problem }: { readonly problem: string }) {
  return (
    <div
      role="alert"
      className="mb-3 flex gap-2.5 rounded-control border-[1.5px] border-paintbrush-dark bg-error-tint px-4 py-3 text-small text-error-text"
    >
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <div>
        <p className="font-semibold">{problem}</p>
        {navigator.onLine ? (
          <p>
            {words.reassurance}{' '}
            <a href={phoneHref} className="whitespace-nowrap underline underline-offset-2">
              {company.phone}
            </a>
            .
          </p>
        ) : (
          <p>{words.offline}</p>
        )}
      </div>
    </div>
  )
}
