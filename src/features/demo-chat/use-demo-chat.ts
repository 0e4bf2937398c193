import { useEffect, useEffectEvent, useState } from 'react'
import { chatTopics, demoChat, noMatchReply, type ChatTopic } from '../../content/demo-chat'
import type { LinkContent } from '../../content/types'
import { askAssistant } from './ai-client'

/** Delay of a local reply. An instant reply would not look like an answer. */
export const TYPING_DELAY_MS = 800

/** A message of the demo chat. */
export interface ChatMessage {
  readonly id: number
  readonly text: string
  readonly isBot: boolean
  /** In milliseconds since 1970. */
  readonly timestamp: number
  readonly link?: LinkContent | undefined
}

/** Lowercase without accents and apostrophes; every other mark becomes a space. Adds a space at both ends. */
function normalizeWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
  return ` ${letters.replace(/[^a-z0-9]+/g, ' ').trim()} `
}

/** The canned reply of the first topic whose keyword (or its plural) appears; otherwise the no-match reply. */
export function cannedReply(message: string): ChatReply {
  const words = normalizeWords(message)
  const has = (word: string) => words.includes(` ${word} `) || words.includes(` ${word}s `)
  return (
    chatTopics.find(({ keywords }) => keywords.split(', ').some(has)) ?? { reply: noMatchReply }
  )
}

/** A reply: text and an optional page with more information. */
type ChatReply = Pick<ChatTopic, 'reply' | 'link'>

/** An unanswered question, with the key if one is connected. */
interface OpenQuestion {
  readonly text: string
  readonly apiKey: string | null
}

/** The provider's reply, or a local one if there is no key or no usable reply. */
async function replyTo({ text, apiKey }: OpenQuestion, signal: AbortSignal): Promise<ChatReply> {
  if (apiKey === null) return cannedReply(text)
  try {
    return { reply: await askAssistant(text, apiKey, signal) }
  } catch (error) {
    // The visitor gets the local reply instead of an error.
    if (!signal.aborted) console.error('Demo chat, local reply used:', String(error))
    return cannedReply(text)
  }
}

export type Chat = ReturnType<typeof useDemoChat>

/** The state of the demo chat. Leaving the page cancels a pending reply. */
export function useDemoChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: 0, text: demoChat.greeting, isBot: true, timestamp: Date.now() },
  ])
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  /** The visitor's key, kept in memory only. Null means not connected. */
  const [apiKey, setApiKey] = useState<string | null>(null)

  function say(isBot: boolean, text: string, link?: LinkContent) {
    const timestamp = Date.now()
    setMessages((earlier) => [...earlier, { id: earlier.length, text, isBot, timestamp, link }])
  }

  const answer = useEffectEvent(({ reply, link }: ChatReply) => {
    say(true, reply, link)
    setQuestion(null)
  })

  useEffect(() => {
    if (question === null) return
    const stop = new AbortController()
    const ask = async () => {
      const reply = await replyTo(question, stop.signal)
      if (!stop.signal.aborted) answer(reply)
    }
    const timer = setTimeout(() => void ask(), question.apiKey === null ? TYPING_DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question])

  return {
    messages,
    isTyping: question !== null,
    isConnected: apiKey !== null,
    /** Sends a message that is not blank. */
    send: (text: string) => {
      say(false, text)
      setQuestion({ text, apiKey })
    },
    /** Null disconnects. */
    changeKey: (changed: string | null) => {
      say(true, changed === null ? demoChat.disconnectedMessage : demoChat.connectedMessage)
      setApiKey(changed)
    },
  }
}
