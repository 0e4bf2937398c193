import { useEffect, useReducer } from 'react'
import { demoChat } from '../../content/demo-chat'
import type { LinkContent } from '../../content/types'
import { askAssistant } from './ai-client'
import { cannedReply, type ChatReply } from './canned-replies'

/** A local reply comes after this long. An instant one would not read as an answer. */
export const TYPING_DELAY_MS = 800

/** A message of the demo chat. */
export interface ChatMessage {
  readonly id: number
  readonly text: string
  readonly isBot: boolean
  /** In milliseconds since 1970. The greeting is prerendered and has no time. */
  readonly timestamp: number | null
  readonly link?: LinkContent | undefined
}

/** A question without an answer yet, with the key to ask with, if there is one. */
interface OpenQuestion {
  readonly text: string
  readonly apiKey: string | null
}

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  /** Null while the bot waits for the visitor; else the bot is typing. */
  readonly openQuestion: OpenQuestion | null
  /** The visitor's key, kept in memory only. Null means not connected. */
  readonly apiKey: string | null
}

export type ChatAction = { readonly timestamp: number } & (
  | { readonly type: 'messageSent'; readonly text: string }
  | { readonly type: 'replyArrived'; readonly question: OpenQuestion; readonly reply: ChatReply }
  | { readonly type: 'keyChanged'; readonly apiKey: string | null }
)

/** The chat at the start: one greeting, which is also what is prerendered. */
export const initialChat: ChatState = {
  messages: [{ id: 0, text: demoChat.greeting, isBot: true, timestamp: null }],
  openQuestion: null,
  apiKey: null,
}

function withMessage(state: ChatState, message: Omit<ChatMessage, 'id'>): ChatState {
  return { ...state, messages: [...state.messages, { ...message, id: state.messages.length }] }
}

/**
 * All transitions of the chat. Actions that don't fit the state change nothing: a second message while
 * the bot is typing, or a reply to another question.
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { timestamp } = action
  switch (action.type) {
    case 'messageSent': {
      const text = action.text.trim()
      if (text === '' || state.openQuestion !== null) return state
      const openQuestion = { text, apiKey: state.apiKey }
      return { ...withMessage(state, { text, isBot: false, timestamp }), openQuestion }
    }
    case 'replyArrived': {
      if (state.openQuestion !== action.question) return state
      const { reply: text, link } = action.reply
      return { ...withMessage(state, { text, isBot: true, timestamp, link }), openQuestion: null }
    }
    case 'keyChanged': {
      const { apiKey } = action
      if (apiKey === state.apiKey) return state
      const text = apiKey === null ? demoChat.disconnectedMessage : demoChat.connectedMessage
      return { ...withMessage(state, { text, isBot: true, timestamp }), apiKey }
    }
  }
}

/** The reply of the provider, or a local one where there is no key or no answer. */
async function replyTo({ text, apiKey }: OpenQuestion, signal: AbortSignal): Promise<ChatReply> {
  if (apiKey === null) return cannedReply(text)
  try {
    return { reply: await askAssistant(text, apiKey, signal) }
  } catch (error) {
    // The visitor is not told: they get the local reply.
    if (!signal.aborted) console.error('Demo chat, local reply used:', String(error))
    return cannedReply(text)
  }
}

/** The demo chat, in which questions are answered. Leaving the page cancels the answer. */
export function useDemoChat() {
  const [state, dispatch] = useReducer(chatReducer, initialChat)
  const { openQuestion: question } = state

  useEffect(() => {
    if (question === null) return
    const stop = new AbortController()
    const answer = async () => {
      const reply = await replyTo(question, stop.signal)
      if (stop.signal.aborted) return
      dispatch({ type: 'replyArrived', question, reply, timestamp: Date.now() })
    }
    const timer = setTimeout(
      () => {
        void answer()
      },
      question.apiKey === null ? TYPING_DELAY_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question])

  return {
    ...state,
    send: (text: string) => {
      dispatch({ type: 'messageSent', text, timestamp: Date.now() })
    },
    /** Null disconnects. */
    changeKey: (apiKey: string | null) => {
      dispatch({ type: 'keyChanged', apiKey, timestamp: Date.now() })
    },
  }
}
