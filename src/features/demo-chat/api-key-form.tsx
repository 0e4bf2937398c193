import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import { demoChat } from '../../content/demo-chat'
import { Button } from '../../ui/button'
import { AlertIcon } from '../../ui/icons'
import { PROVIDER_HOST } from './ai-client'

const text = demoChat.keyForm

/** Takes the visitor's own key in a password field without autocomplete, so that no browser keeps it. */
export function ApiKeyForm({
  isChecking,
  error,
  onSubmit,
}: {
  readonly isChecking: boolean
  readonly error: string | null
  /** Called with the trimmed text of the field, which may be empty. */
  readonly onSubmit: (apiKey: string) => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== null) field.current?.focus()
  }, [error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isChecking) onSubmit(field.current?.value.trim() ?? '')
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {text.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          className="h-12 min-w-0 flex-[1_1_14rem] rounded-control border-[1.5px] border-line-strong bg-white px-4 hover:border-soil aria-invalid:border-paintbrush-dark aria-invalid:ring-1 aria-invalid:ring-paintbrush-dark"
        />
        <Button
          type="submit"
          variant="prairie"
          size="small"
          aria-busy={isChecking}
          aria-disabled={isChecking}
          className="h-12 min-w-32"
        >
          {isChecking ? text.checking : text.save}
        </Button>
      </div>
      {error !== null && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-2 flex items-start gap-2 text-small font-medium text-paintbrush-dark"
        >
          <AlertIcon className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-2 text-hint text-soil-3">
        {text.hint} {PROVIDER_HOST}.
      </p>
    </form>
  )
}
