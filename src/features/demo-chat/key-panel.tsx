import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { demoChat } from '../../content/demo-chat'
import { Button } from '../../ui/button'
import { AlertIcon, CheckIcon } from '../../ui/icons'
import { checkApiKey, PROVIDER_HOST } from './ai-client'

const text = demoChat.keyForm

/** An outlined button for the chat's light panel, because the shared one takes the dark section's colors. */
export const OUTLINE_BUTTON =
  'inline-flex min-h-11.5 cursor-pointer items-center gap-2.5 rounded-control border-[1.5px] border-line-strong px-4.5 text-body font-semibold leading-tight transition-[background-color,color,border-color,transform] hover:border-soil hover:bg-soil hover:text-limestone active:translate-y-px aria-expanded:border-soil'

/** Tells where the connected key is sent, with a button to disconnect it. */
export function ConnectedKey({ onDisconnect }: { readonly onDisconnect: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small text-soil-2">
      <p className="flex min-w-48 flex-1 gap-3">
        <CheckIcon className="mt-1.5 h-3.5 w-4.5 shrink-0 text-prairie" />
        <span>
          {text.connectedText} {PROVIDER_HOST}.
        </span>
      </p>
      <button type="button" className={OUTLINE_BUTTON} onClick={onDisconnect}>
        {text.disconnect}
      </button>
    </div>
  )
}

/** Asks for the visitor's own key and checks it. No autocomplete, so that browsers don't store it. */
export function ApiKeyForm({ onConnect }: { readonly onConnect: (apiKey: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const check = useRef<AbortController>(null)
  const [status, setStatus] = useState<'checking' | 'empty' | 'invalid' | 'unreachable'>()
  const isChecking = status === 'checking'
  const error = isChecking || status === undefined ? null : text[status]

  useEffect(() => () => check.current?.abort(), [])

  /** Shows a problem and moves the focus, because a second empty submission doesn't change the message. */
  function refuse(problem: 'empty' | 'invalid' | 'unreachable'): void {
    setStatus(problem)
    field.current?.focus({ preventScroll: true })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isChecking) return
    const apiKey = field.current?.value.trim() ?? ''
    if (apiKey === '') return refuse('empty')
    setStatus('checking')
    const stop = new AbortController()
    check.current = stop
    const result = await checkApiKey(apiKey, stop.signal)
    if (stop.signal.aborted) return
    if (result === 'valid') onConnect(apiKey)
    else refuse(result)
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
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
          <span>{error}</span>
        </p>
      )}
      <p id={`${id}-hint`} className="mt-2 text-small text-soil-3">
        {text.hint} {PROVIDER_HOST}.
      </p>
    </form>
  )
}
