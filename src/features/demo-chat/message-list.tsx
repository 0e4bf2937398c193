import { useEffect, type RefObject } from 'react'
import { demoChat } from '../../content/demo-chat'
import { formatClockTime } from '../../shared/calendar'
import { ArrowIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import type { ChatMessage } from './chat-reducer'
import { BUBBLE_LINK } from './panel-styles'

const BUBBLE = 'max-w-[88%] rounded-panel px-4 py-2.5 md:max-w-[78%]'
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
        <SiteLink to={link.to} className={BUBBLE_LINK}>
          <span className="border-b-[1.5px] border-current pb-0.5">{link.label}</span>
          <ArrowIcon />
        </SiteLink>
      )}
    </div>
  )
}

const DOTS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'] as const

function TypingIndicator() {
  return (
    <div className={`${BOT} flex gap-1.5 py-4`} aria-hidden="true">
      {DOTS.map((delay) => (
        <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-soil-3 ${delay}`} />
      ))}
    </div>
  )
}

/** What stays visible above the newest message when the log has scrolled to it. */
const MESSAGE_MARGIN_PX = 12

/**
 * The conversation, at most 15rem high (spec section 2.4). It follows the newest message, and shows
 * its beginning when it is higher than the log. Only finished messages are read out (ARIA23); that
 * the bot is typing is `aria-busy`.
 */
export function MessageList({
  messages,
  isTyping,
  log,
}: {
  readonly messages: readonly ChatMessage[]
  readonly isTyping: boolean
  readonly log: RefObject<HTMLDivElement | null>
}) {
  useEffect(() => {
    const newest = log.current?.lastElementChild
    if (log.current === null || !(newest instanceof HTMLElement)) return
    log.current.scrollTop = newest.offsetTop - MESSAGE_MARGIN_PX
  }, [log, messages.length, isTyping])

  return (
    <div
      ref={log}
      role="log"
      aria-label={demoChat.logLabel}
      aria-busy={isTyping}
      // It scrolls, so the keyboard has to reach it (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex max-h-60 flex-col gap-3 overflow-y-auto overscroll-contain px-5 py-4"
    >
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
      {isTyping && <TypingIndicator />}
    </div>
  )
}
