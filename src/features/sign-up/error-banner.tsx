import { signUp } from '../../content/sign-up'
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
        <p>{navigator.onLine ? words.reassurance : words.offline}</p>
      </div>
    </div>
  )
}
