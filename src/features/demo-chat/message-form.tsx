import { useRef, type SubmitEvent } from 'react'
import { demoChat } from '../../content/demo-chat'
import { ArrowIcon } from '../../ui/icons'

/** The longest message the field takes. */
const MESSAGE_MAX_CHARACTERS = 500

/**
 * Where the visitor writes. The field is uncontrolled, so that what was typed before the island ran is
 * still there. `method="dialog"` keeps an early submission from putting the message into the address.
 */
export function MessageForm({
  isTyping,
  onSend,
}: {
  readonly isTyping: boolean
  readonly onSend: (text: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (isTyping || text.trim() === '') return
    onSend(text)
    event.currentTarget.reset()
  }

  return (
    <form method="dialog" onSubmit={submit} className="flex gap-2.5 border-t border-line px-5 py-4">
      <label htmlFor="demo-chat-message" className="sr-only">
        {demoChat.messageLabel}
      </label>
      <input
        ref={field}
        id="demo-chat-message"
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MESSAGE_MAX_CHARACTERS}
        placeholder={demoChat.messagePlaceholder}
        className="h-12 min-w-0 flex-1 rounded-control border-[1.5px] border-line-strong bg-white px-4 placeholder:text-soil-3 hover:border-soil"
      />
      <button
        type="submit"
        aria-label={demoChat.send}
        aria-disabled={isTyping}
        className="group grid size-12 shrink-0 cursor-pointer place-items-center rounded-control border-[1.5px] border-transparent bg-prairie text-white transition-[background-color,color,transform] duration-state ease-site hover:bg-prairie-dark active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-limestone-2 aria-disabled:text-soil-3"
      >
        <ArrowIcon />
      </button>
    </form>
  )
}
