import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoChat } from '../../../src/content/demo-chat'
import {
  chatReducer,
  initialChat,
  type ChatAction,
  type ChatState,
} from '../../../src/features/demo-chat/use-demo-chat'

const NOW = 1_770_000_000_000

function after(...actions: readonly ChatAction[]): ChatState {
  return actions.reduce(chatReducer, initialChat)
}

const sent = (text: string): ChatAction => ({ type: 'messageSent', text, timestamp: NOW })
const keyChanged = (apiKey: string | null): ChatAction => ({
  type: 'keyChanged',
  apiKey,
  timestamp: NOW,
})

test('the chat starts with one greeting from the bot that carries no clock time', () => {
  expect(initialChat.messages).toEqual([
    { id: 0, text: demoChat.greeting, isBot: true, timestamp: null },
  ])
})

test('a message is added trimmed and waits for its answer', () => {
  const state = after(sent('  What does it cost?  '))
  expect(state.messages.at(-1)).toEqual({
    id: 1,
    text: 'What does it cost?',
    isBot: false,
    timestamp: NOW,
  })
  expect(state.openQuestion).toEqual({ text: 'What does it cost?', apiKey: null })
})

test.each(['', '   ', '\n\t'])('a message of only whitespace (%j) is ignored', (text) => {
  expect(after(sent(text))).toBe(initialChat)
})

test('a second message is ignored while the bot is typing', () => {
  const typing = after(sent('First'))
  expect(chatReducer(typing, sent('Second'))).toBe(typing)
})

test('the reply to the open question is appended and ends the typing', () => {
  const typing = after(sent('Hello'))
  const question = typing.openQuestion
  if (question === null) throw new Error('no open question')
  const state = chatReducer(typing, {
    type: 'replyArrived',
    question,
    reply: { reply: 'Howdy' },
    timestamp: NOW + 1,
  })
  expect(state.messages.map(({ id, text, isBot }) => [id, text, isBot])).toEqual([
    [0, demoChat.greeting, true],
    [1, 'Hello', false],
    [2, 'Howdy', true],
  ])
  expect(state.openQuestion).toBeNull()
})

test('a reply to a question that is no longer open is dropped', () => {
  const typing = after(sent('Hello'))
  const late: ChatAction = {
    type: 'replyArrived',
    question: { text: 'Another', apiKey: null },
    reply: { reply: 'Late' },
    timestamp: NOW,
  }
  expect(chatReducer(typing, late)).toBe(typing)
})

test('a key connects and says so', () => {
  const state = after(keyChanged('sk-1'))
  expect(state.apiKey).toBe('sk-1')
  expect(state.messages.at(-1)).toMatchObject({ text: demoChat.connectedMessage, isBot: true })
})

test('questions asked while connected carry the key, those after disconnecting do not', () => {
  const connected = after(keyChanged('sk-1'))
  expect(chatReducer(connected, sent('Hi')).openQuestion).toEqual({ text: 'Hi', apiKey: 'sk-1' })
  const released = chatReducer(connected, keyChanged(null))
  expect(released.apiKey).toBeNull()
  expect(released.messages.at(-1)?.text).toBe(demoChat.disconnectedMessage)
  expect(chatReducer(released, sent('Hi')).openQuestion).toEqual({ text: 'Hi', apiKey: null })
})

test('disconnecting without a key changes nothing', () => {
  expect(after(keyChanged(null))).toBe(initialChat)
})

test('whatever happens in whatever order, ids are unique and the key is never part of a message', () => {
  const KEY = 'sk-secret-key'
  const anyAction = fc.oneof(
    fc.string().map(sent),
    fc.constant(keyChanged(KEY)),
    fc.constant(keyChanged(null)),
    fc.constant('answer' as const),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let state = initialChat
      for (const action of actions) {
        if (action !== 'answer') state = chatReducer(state, action)
        else if (state.openQuestion !== null) {
          const question = state.openQuestion
          const reply = { reply: 'ok' }
          state = chatReducer(state, { type: 'replyArrived', question, reply, timestamp: NOW })
        }
      }
      const ids = state.messages.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(state.messages.every(({ text }) => text !== '' && !text.includes(KEY))).toBe(true)
      expect(state.messages[0]).toEqual(initialChat.messages[0])
    }),
  )
})
