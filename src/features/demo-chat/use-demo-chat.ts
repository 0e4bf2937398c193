import { useEffect, useReducer, type Dispatch } from 'react'
import { demoChat } from '../../content/demo-chat'
import { askAssistant, checkApiKey } from './ai-client'
import { cannedReply, type ChatReply } from './canned-replies'
import {
  chatReducer,
  initialChat,
  type ChatAction,
  type ChatState,
  type OpenQuestion,
} from './chat-reducer'

/** A local reply comes after this long. An instant one would not read as an answer. */
export const TYPING_DELAY_MS = 800

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

/**
 * The demo chat's state with its two asynchronous parts: the reply to a question and the check of a key.
 * Leaving the state, or the page, cancels them.
 */
export function useDemoChat(): [ChatState, Dispatch<ChatAction>] {
  const [state, dispatch] = useReducer(chatReducer, initialChat)
  const { openQuestion, keyPanel } = state

  useEffect(() => {
    if (openQuestion === null) return
    const stop = new AbortController()
    const answer = async () => {
      const { reply, link } = await replyTo(openQuestion, stop.signal)
      if (stop.signal.aborted) return
      const timestamp = Date.now()
      dispatch({
        type: 'replyArrived',
        question: openQuestion,
        text: reply,
        timestamp,
        ...(link && { link }),
      })
    }
    const timer = setTimeout(
      () => {
        void answer()
      },
      openQuestion.apiKey === null ? TYPING_DELAY_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [openQuestion])

  useEffect(() => {
    if (keyPanel.status !== 'checking') return
    const { apiKey } = keyPanel
    const stop = new AbortController()
    const check = async () => {
      const result = await checkApiKey(apiKey, stop.signal)
      if (stop.signal.aborted) return
      if (result === 'valid') dispatch({ type: 'keyAccepted', apiKey, timestamp: Date.now() })
      else dispatch({ type: 'keyRefused', error: demoChat.keyForm[result] })
    }
    void check()
    return () => {
      stop.abort()
    }
  }, [keyPanel])

  return [state, dispatch]
}
