import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { demoChat } from '../../content/demo-chat'
import { formatClockTime } from '../../shared/calendar'
import { Button } from '../../ui/button'
import { ArrowIcon, CheckIcon } from '../../ui/icons'
import { TextLink } from '../../ui/text-link'
import { ApiKeyForm, ConnectedKey, OUTLINE_BUTTON } from './key-panel'
import { useDemoChat, type Chat, type ChatMessage } from './use-demo-chat'

const BUBBLE =
  'max-w-[92%] rounded-panel px-3.5 py-2 text-small leading-[1.45] md:max-w-[84%] md:px-4 md:text-body md:leading-[1.5]'
const BOT = `${BUBBLE} self-start rounded-bl-[3px] bg-limestone-2`
const VISITOR = `${BUBBLE} self-end rounded-br-[3px] bg-prairie text-white`

type ChatParts = Chat & { readonly log: RefObject<HTMLDivElement | null> }

function Message({ id, text, isBot, timestamp, link }: ChatMessage) {
  return (
    <div
      className={isBot ? BOT : VISITOR}
      // The greeting is prerendered, where no time can be told.
      title={id === 0 ? undefined : formatClockTime(new Date(timestamp))}
    >
      <span className="sr-only">{isBot ? demoChat.botSays : demoChat.visitorSays} </span>
      <span className="whitespace-pre-line">{text}</span>
      {link && <TextLink {...link} className="-mb-2 flex! w-fit text-prairie!" />}
    </div>
  )
}

const DOT = 'size-1.5 animate-pulse rounded-full bg-soil-3'

/** The newest message and the one before it. The typing indicator counts as a message. */
const LAST_TWO = ':scope > :nth-last-child(-n + 2)'

/** Visible margin above the message that the log scrolled to, and minimum visible part of the newest one. */
const MESSAGE_MARGIN_PX = 12
const NEWEST_MIN_PX = 96

/** The conversation. It follows the newest message; only finished messages are announced (ARIA23). */
function MessageList({ messages, isTyping, log }: ChatParts) {
  useEffect(() => {
    const [before, newest] = [...(log.current?.querySelectorAll<HTMLElement>(LAST_TWO) ?? [])]
    if (log.current === null || before === undefined || newest === undefined) return
    // Show the newest message together with its question or, if that is too long, its start.
    const lowest = newest.offsetTop + NEWEST_MIN_PX - log.current.clientHeight
    log.current.scrollTop = Math.max(before.offsetTop - MESSAGE_MARGIN_PX, lowest)
  }, [log, messages.length, isTyping])

  return (
    <div
      ref={log}
      role="log"
      aria-label={demoChat.logLabel}
      aria-busy={isTyping}
      // A scrolling area must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex max-h-60 flex-col gap-3 overflow-y-auto overscroll-contain px-5 py-4"
    >
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
      {isTyping && (
        <div className={`${BOT} flex gap-1.5 py-4`} aria-hidden="true">
          <span className={DOT} />
          <span className={`${DOT} [animation-delay:200ms]`} />
          <span className={`${DOT} [animation-delay:400ms]`} />
        </div>
      )}
    </div>
  )
}

const MESSAGE_MAX_CHARACTERS = 500

/** The message form. It is uncontrolled, so that text typed before hydration is kept. */
function MessageForm({ isTyping, send, log }: ChatParts) {
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    // A submission from before hydration is replayed even while the button is disabled.
    if (isTyping || text === '') return
    send(text)
    event.currentTarget.reset()
    // The button is disabled while the bot types and would lose the focus (WCAG 2.4.3).
    if (document.activeElement?.matches('button[type=submit]'))
      log.current?.focus({ preventScroll: true })
  }

  return (
    // With this method, a submission before hydration does not put the message into the URL.
    <form
      method="dialog"
      onSubmit={submit}
      className="flex gap-2.5 border-t border-line px-5 py-4 noscript:hidden"
    >
      <input
        ref={field}
        type="text"
        required
        aria-label={demoChat.messageLabel}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MESSAGE_MAX_CHARACTERS}
        placeholder={demoChat.messagePlaceholder}
        className="h-12 min-w-0 flex-1 rounded-control border-[1.5px] border-line-strong bg-white px-4 placeholder:text-soil-3 hover:border-soil"
      />
      <Button
        type="submit"
        variant="prairie"
        aria-label={demoChat.send}
        disabled={isTyping}
        className="size-12 min-h-0! shrink-0 p-0! disabled:cursor-not-allowed disabled:border-line disabled:bg-limestone-2 disabled:text-soil-3"
      >
        <ArrowIcon />
      </Button>
    </form>
  )
}

/** The demo chat of the home page, with local replies or those of the AI provider (with the visitor's own key). */
export function DemoChat() {
  const chat = useDemoChat()
  const { messages, isConnected, send, changeKey } = chat
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const connectButton = useRef<HTMLButtonElement>(null)

  function leavePanel(key: string | null) {
    changeKey(key)
    setIsPanelOpen(false)
    // The focused form disappears, so move the focus to the button (WCAG 2.4.3). Don't scroll to it: the visitor may have read
    // on while the key was checked.
    if (document.activeElement?.matches('body, #demo-chat-key *'))
      connectButton.current?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-labelledby="demo-chat-title"
      className="overflow-hidden rounded-panel bg-limestone text-soil [--focus-ring:theme(colors.prairie.DEFAULT)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 pr-4 pl-5">
        <p id="demo-chat-title" className="flex items-baseline gap-3">
          <span className="font-heading text-lead">{demoChat.title}</span>
          <span className="text-small text-soil-3">{demoChat.tag}</span>
        </p>
        <button
          type="button"
          ref={connectButton}
          className={`${OUTLINE_BUTTON} noscript:hidden`}
          aria-expanded={isPanelOpen}
          aria-controls="demo-chat-key"
          onClick={() => setIsPanelOpen(!isPanelOpen)}
        >
          {isConnected && <CheckIcon />}
          <span>{isConnected ? demoChat.connected : demoChat.connect}</span>
        </button>
      </div>
      <div
        id="demo-chat-key"
        hidden={!isPanelOpen}
        className="border-b border-line bg-limestone-2 px-5 py-4"
      >
        {isPanelOpen && isConnected && <ConnectedKey onDisconnect={() => leavePanel(null)} />}
        {isPanelOpen && !isConnected && <ApiKeyForm onConnect={leavePanel} />}
      </div>
      <div className="flex min-h-60 flex-col justify-between">
        <MessageList {...chat} log={log} />
        {messages.length === 1 && (
          <ul
            aria-label={demoChat.suggestionsLabel}
            className="flex flex-wrap justify-end gap-2 px-5 pb-4 noscript:hidden"
          >
            {demoChat.suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  // Looks like the bubble that it turns into.
                  className="min-h-11 cursor-pointer rounded-panel rounded-br-[3px] border-[1.5px] border-prairie-line px-4 font-medium text-prairie transition-colors hover:border-prairie hover:bg-prairie-tint active:translate-y-px"
                  onClick={() => {
                    send(question)
                    // The pressed button disappears. On phones, focusing the field would open the keyboard over the reply.
                    log.current?.focus({ preventScroll: true })
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MessageForm {...chat} log={log} />
      <p className="bg-wheat-tint px-5 py-2.5 text-small text-soil-2">{demoChat.disclaimer}</p>
    </section>
  )
}
