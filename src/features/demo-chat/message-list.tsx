import { useEffect, type RefObject } from 'react'
import { demoChat } from '../../content/demo-chat'
import { formatClockTime } from '../../shared/calendar'
import { ArrowIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import type { Chat, ChatMessage } from './use-demo-chat'

const BUBBLE =
  'max-w-[92%] rounded-panel px-3.5 py-2 text-small leading-[1.45] md:max-w-[84%] md:px-4 md:text-body md:leading-[1.5]'
const BOT = `${BUBBLE} self-start rounded-bl-[3px] bg-limestone-2`
const VISITOR = `${BUBBLE} self-end rounded-br-[3px] bg-prairie text-white`

function Message({ text, isBot, timestamp, link }: ChatMessage) {
  return (
    <div
      className={isBot ? BOT : VISITOR}
      title={timestamp === null ? undefined : formatClockTime(new Date(timestamp))}
    >
      <span className="sr-only">{isBot ? demoChat.botSays : demoChat.visitorSays} </span>
      <span className="whitespace-pre-line">{text}</span>
      {link && (
        <SiteLink
          to={link.to}
          className="group -mb-2 flex min-h-11 w-fit items-center gap-2.5 font-semibold text-prairie"
        >
          <span className="border-b-[1.5px] border-current pb-0.5">{link.label}</span>
          <ArrowIcon />
        </SiteLink>
      )}
    </div>
  )
}

const DOTS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'] as const

/** What stays visible above the message that the log has scrolled to. */
const MESSAGE_MARGIN_PX = 12

/** How much of the newest message is in view at least, however long the question before it is. */
const NEWEST_MIN_PX = 96

/**
 * The conversation, at most 15rem high. It follows the newest message. Only finished messages are
 * announced (WAI-ARIA technique ARIA23); `aria-busy` says that the bot is typing.
 */
export function MessageList({
  messages,
  isTyping,
  log,
}: Chat & { readonly log: RefObject<HTMLDivElement | null> }) {
  /** Whether the visitor wrote the message before the newest one; a typing bot's dots count as one. */
  const isQuestion = messages.at(isTyping ? -1 : -2)?.isBot === false
  useEffect(() => {
    const newest = log.current?.lastElementChild
    if (log.current === null || !(newest instanceof HTMLElement)) return
    // The newest message shows together with the question it answers, or from its beginning.
    const before = newest.previousElementSibling
    const first = isQuestion && before instanceof HTMLElement ? before : newest
    const lowest = newest.offsetTop + NEWEST_MIN_PX - log.current.clientHeight
    log.current.scrollTop = Math.max(first.offsetTop - MESSAGE_MARGIN_PX, lowest)
  }, [log, messages.length, isTyping, isQuestion])

  return (
    <div
      ref={log}
      role="log"
      aria-label={demoChat.logLabel}
      aria-busy={isTyping}
      // It scrolls, so the keyboard must reach it (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex max-h-60 flex-col gap-3 overflow-y-auto overscroll-contain px-5 py-4"
    >
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
      {isTyping && (
        <div className={`${BOT} flex gap-1.5 py-4`} aria-hidden="true">
          {DOTS.map((delay) => (
            <span
              key={delay}
              className={`size-1.5 animate-pulse rounded-full bg-soil-3 ${delay}`}
            />
          ))}
        </div>
      )}
    </div>
  )
}
