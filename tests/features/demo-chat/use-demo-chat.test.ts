// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoChat } from '../../../src/content/demo-chat'
import { TYPING_DELAY_MS, useDemoChat } from '../../../src/features/demo-chat/use-demo-chat'
import { passTimeAsync } from '../../support/pass-time'
import { stubFetch } from '../../support/stub-fetch'

const NOW = 1_770_000_000_000
const KEY = 'sk-secret-key'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A provider that answers; the returned list has the keys it was asked with. */
function stubProvider(): (string | null)[] {
  const keys: (string | null)[] = []
  stubFetch((_address, { headers }) => {
    keys.push(new Headers(headers).get('authorization'))
    return Response.json({ choices: [{ message: { content: 'From afar' } }] })
  })
  return keys
}

/** The chat as the page has it. */
function openChat() {
  const { result } = renderHook(() => useDemoChat())
  return {
    chat: () => result.current,
    last: () => result.current.messages.at(-1),
    send: (text: string) => {
      act(() => {
        result.current.send(text)
      })
    },
    changeKey: (key: string | null) => {
      act(() => {
        result.current.changeKey(key)
      })
    },
  }
}

test('the chat starts with one greeting from the bot, with the time at which it was opened', () => {
  const { chat } = openChat()
  expect(chat().messages).toEqual([
    { id: 0, text: demoChat.greeting, isBot: true, timestamp: Date.now() },
  ])
  expect(chat()).toMatchObject({ isTyping: false, isConnected: false })
})

test('a message is added trimmed and waits for its answer', () => {
  const { chat, last, send } = openChat()
  send('  What does it cost?  ')
  expect(last()).toEqual({ id: 1, text: 'What does it cost?', isBot: false, timestamp: NOW })
  expect(chat().isTyping).toBe(true)
})

test.each(['', '   ', '\n\t'])('a message of only whitespace (%j) is ignored', (text) => {
  const { chat, send } = openChat()
  send(text)
  expect(chat().messages).toHaveLength(1)
  expect(chat().isTyping).toBe(false)
})

test('a second message is ignored while the bot is typing', async () => {
  const { chat, last, send } = openChat()
  send('First')
  send('Second')
  expect(last()?.text).toBe('First')
  await passTimeAsync(TYPING_DELAY_MS * 3)
  expect(chat().messages).toHaveLength(3)
})

test('the reply to the open question is appended and ends the typing', async () => {
  const { chat, send } = openChat()
  send('submarines')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(chat().messages.map(({ id, isBot }) => [id, isBot])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ])
  expect(chat().messages.at(-1)?.timestamp).toBe(NOW + TYPING_DELAY_MS)
  expect(chat().isTyping).toBe(false)
})

test('a key connects and says so', () => {
  const { chat, last, changeKey } = openChat()
  changeKey(KEY)
  expect(chat().isConnected).toBe(true)
  expect(last()).toMatchObject({ text: demoChat.connectedMessage, isBot: true })
})

test('questions asked while connected carry the key, those after disconnecting do not', async () => {
  const keys = stubProvider()
  const { chat, last, send, changeKey } = openChat()
  changeKey(KEY)
  send('Hi')
  await passTimeAsync(0)
  expect(keys).toEqual([`Bearer ${KEY}`])
  expect(last()?.text).toBe('From afar')
  changeKey(null)
  expect(chat().isConnected).toBe(false)
  expect(last()?.text).toBe(demoChat.disconnectedMessage)
  send('Hi')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(keys).toHaveLength(1)
})

test('a key that comes while the bot is typing leaves the open question to the local reply', async () => {
  const keys = stubProvider()
  const { chat, send, changeKey } = openChat()
  send('submarines')
  changeKey(KEY)
  await passTimeAsync(TYPING_DELAY_MS)
  expect(keys).toEqual([])
  expect(chat().messages).toHaveLength(4)
})

test('whatever happens in whatever order, ids are unique and the key is never part of a message', async () => {
  stubProvider()
  const anyAction = fc.oneof(
    fc.string().map((text) => ({ text })),
    fc.constantFrom('connect' as const, 'disconnect' as const, 'wait' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (actions) => {
      const { chat, send, changeKey } = openChat()
      for (const action of actions) {
        if (action === 'wait') await passTimeAsync(TYPING_DELAY_MS)
        else if (typeof action === 'object') send(action.text)
        else changeKey(action === 'connect' ? KEY : null)
      }
      const { messages } = chat()
      expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
      expect(messages.every(({ text }) => text !== '' && !text.includes(KEY))).toBe(true)
      expect(messages[0]).toMatchObject({ id: 0, text: demoChat.greeting })
      cleanup()
    }),
    { numRuns: 30 },
  )
})
