import { demoChat } from '../../content/demo-chat'
import type { LinkContent } from '../../content/types'

/** A message of the demo chat. */
export interface ChatMessage {
  readonly id: number
  readonly text: string
  readonly isBot: boolean
  /** In milliseconds since 1970. The greeting is prerendered and has no time. */
  readonly timestamp: number | null
  readonly link?: LinkContent
}

/** A question without an answer yet, with the key to ask with, if there is one. */
export interface OpenQuestion {
  readonly text: string
  readonly apiKey: string | null
}

/** The panel that takes the visitor's key. */
type KeyPanel =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly error: string | null }
  | { readonly status: 'checking'; readonly apiKey: string }

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  /** Null while the bot waits for the visitor; else the bot is typing. */
  readonly openQuestion: OpenQuestion | null
  readonly keyPanel: KeyPanel
  /** The visitor's key, kept in memory only. Null means not connected. */
  readonly apiKey: string | null
}

export type ChatAction =
  | { readonly type: 'messageSent'; readonly text: string; readonly timestamp: number }
  | {
      readonly type: 'replyArrived'
      readonly question: OpenQuestion
      readonly text: string
      readonly link?: LinkContent
      readonly timestamp: number
    }
  | { readonly type: 'keyPanelToggled' }
  | { readonly type: 'keyRefused'; readonly error: string }
  | { readonly type: 'keySubmitted'; readonly apiKey: string }
  | { readonly type: 'keyAccepted'; readonly apiKey: string; readonly timestamp: number }
  | { readonly type: 'disconnected'; readonly timestamp: number }

/** The chat at the start: one greeting, which is also what is prerendered. */
export const initialChat: ChatState = {
  messages: [{ id: 0, text: demoChat.greeting, isBot: true, timestamp: null }],
  openQuestion: null,
  keyPanel: { status: 'closed' },
  apiKey: null,
}

type NewMessage = Omit<ChatMessage, 'id'>

function withMessage(state: ChatState, message: NewMessage): ChatState {
  return { ...state, messages: [...state.messages, { ...message, id: state.messages.length }] }
}

function closed(state: ChatState): ChatState {
  return { ...state, keyPanel: { status: 'closed' } }
}

/**
 * All transitions of the chat. Actions that don't fit the state change nothing: a second message while
 * the bot is typing, or the result of a canceled check.
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'messageSent': {
      const text = action.text.trim()
      if (text === '' || state.openQuestion !== null) return state
      const openQuestion = { text, apiKey: state.apiKey }
      return {
        ...withMessage(state, { text, isBot: false, timestamp: action.timestamp }),
        openQuestion,
      }
    }
    case 'replyArrived': {
      if (state.openQuestion !== action.question) return state
      const { text, link, timestamp } = action
      const message = { text, isBot: true, timestamp, ...(link && { link }) }
      return { ...withMessage(state, message), openQuestion: null }
    }
    case 'keyPanelToggled':
      return state.keyPanel.status === 'closed'
        ? { ...state, keyPanel: { status: 'open', error: null } }
        : closed(state)
    case 'keyRefused':
      return state.keyPanel.status === 'closed'
        ? state
        : { ...state, keyPanel: { status: 'open', error: action.error } }
    case 'keySubmitted':
      return state.keyPanel.status === 'open'
        ? { ...state, keyPanel: { status: 'checking', apiKey: action.apiKey } }
        : state
    case 'keyAccepted': {
      const { keyPanel } = state
      if (keyPanel.status !== 'checking' || keyPanel.apiKey !== action.apiKey) return state
      return withMessage(closed({ ...state, apiKey: action.apiKey }), {
        text: demoChat.connectedMessage,
        isBot: true,
        timestamp: action.timestamp,
      })
    }
    case 'disconnected':
      return state.apiKey === null
        ? state
        : withMessage(closed({ ...state, apiKey: null }), {
            text: demoChat.disconnectedMessage,
            isBot: true,
            timestamp: action.timestamp,
          })
  }
}
