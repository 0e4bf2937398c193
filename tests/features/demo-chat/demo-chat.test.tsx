// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoChat } from '../../../src/content/demo-chat'
import { DemoChat } from '../../../src/features/demo-chat/demo-chat'
import { TYPING_DELAY_MS } from '../../../src/features/demo-chat/use-demo-chat'
import { monthlyPrice } from '../../support/figures'
import { passTimeAsync } from '../../support/pass-time'
import { silence, stubFetch } from '../../support/stub-fetch'

const KEY = 'sk-visitor-0123456789'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const log = () => screen.getByRole('log')
const field = () => screen.getByRole('textbox', { name: 'Message to Shimzy' })
const sendButton = () => screen.getByRole('button', { name: 'Send message' })
const keyField = () => screen.getByLabelText('Your AI provider API key')
const bubbles = () =>
  [...log().children].map(({ textContent }) => textContent).filter((text) => text !== '')

function send(text: string): void {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(sendButton())
}

type Reply = { readonly status?: number; readonly body: unknown } | 'offline'

/** Answers the provider's two addresses; the returned list has what was asked. */
function stubProvider(models: Reply, chat: Reply = 'offline') {
  const asked: { address: string; init: RequestInit }[] = []
  stubFetch((address, init) => {
    asked.push({ address, init })
    const reply = address.endsWith('/models') ? models : chat
    if (reply === 'offline') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 })
  })
  return asked
}

async function enterKey(key: string): Promise<void> {
  fireEvent.change(keyField(), { target: { value: key } })
  fireEvent.click(screen.getByRole('button', { name: 'Save key' }))
  await passTimeAsync(0)
}

async function connect(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  keyField().focus()
  await enterKey(KEY)
}

test('the chat opens with one greeting, the disclaimer and a closed key panel', () => {
  render(<DemoChat />)
  expect(bubbles()).toEqual([`Shimzy: ${demoChat.greeting}`])
  expect(log().getAttribute('aria-busy')).toBe('false')
  expect(
    screen.getByText(
      'This chatbot is a demonstration only. It cannot book appointments or process real requests.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Connect API' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
  expect(screen.queryByLabelText('Your AI provider API key')).toBeNull()
})

test('the prerendered chat carries neither a time nor a style attribute', () => {
  const markup = renderToString(<DemoChat />)
  expect(markup).toContain('role="log"')
  expect(markup).not.toMatch(/style=|\d:\d\d|title=/)
})

test('what was typed before the chat woke is kept, and sent by the submission that is replayed', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<DemoChat />)
  fireEvent.change(field(), { target: { value: 'Is there a free trial?' } })
  render(<DemoChat />, { container, hydrate: true })
  expect(field()).toHaveProperty('value', 'Is there a free trial?')
  act(() => {
    container.querySelector('form')?.requestSubmit()
  })
  expect(bubbles()).toContain('You: Is there a free trial?')
  await passTimeAsync(TYPING_DELAY_MS)
})

test('opening the page moves the focus nowhere', () => {
  render(<DemoChat />)
  expect(document.activeElement).toBe(document.body)
})

test('a sent message appears, the bot types, send is off, then the reply follows', async () => {
  render(<DemoChat />)
  send('How much does it cost?')
  expect(bubbles()).toEqual([`Shimzy: ${demoChat.greeting}`, 'You: How much does it cost?'])
  expect(field()).toHaveProperty('value', '')
  expect(log().getAttribute('aria-busy')).toBe('true')
  expect(sendButton()).toHaveProperty('disabled', true)

  await passTimeAsync(TYPING_DELAY_MS - 1)
  expect(bubbles()).toHaveLength(2)
  await passTimeAsync(1)
  expect(bubbles()[2]).toContain(monthlyPrice('starter'))
  expect(log().getAttribute('aria-busy')).toBe('false')
  expect(sendButton()).toHaveProperty('disabled', false)
  expect(within(log()).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
    '/platform#pricing',
  )
})

test('a message without a known keyword gets the exact text for that', async () => {
  render(<DemoChat />)
  send('submarines')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles().at(-1)).toBe(
    "Shimzy: I'm not sure about that specific topic. Would you like to know about our services, Shimzy AI features, or how we can help your business grow?",
  )
})

test('an empty message is ignored and kept in the field', () => {
  render(<DemoChat />)
  send('   ')
  expect(bubbles()).toHaveLength(1)
  expect(field()).toHaveProperty('value', '   ')
})

test('while the bot is typing nothing is sent, and what is typed stays', async () => {
  render(<DemoChat />)
  send('Hello')
  send('And the price?')
  expect(bubbles()).toHaveLength(2)
  expect(field()).toHaveProperty('value', 'And the price?')
  await passTimeAsync(TYPING_DELAY_MS)
  fireEvent.click(sendButton())
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles()).toHaveLength(5)
})

test('a suggested question is sent by a tap, and the focus does not get lost', async () => {
  render(<DemoChat />)
  const suggestion = screen.getByRole('button', { name: 'Is there a free trial?' })
  suggestion.focus()
  fireEvent.click(suggestion)
  expect(document.activeElement).toBe(log())
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles()[2]).toContain('14 days')
  expect(screen.queryByRole('button', { name: 'Is there a free trial?' })).toBeNull()
})

test('the key panel opens and closes by its button', () => {
  render(<DemoChat />)
  const toggle = screen.getByRole('button', { name: 'Connect API' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(keyField().getAttribute('type')).toBe('password')
  expect(keyField().getAttribute('autocomplete')).toBe('off')
  fireEvent.click(toggle)
  expect(screen.queryByLabelText('Your AI provider API key')).toBeNull()
})

test.each(['', '   '])('the key %j is asked for again without any request', async (key) => {
  const asked = stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  await enterKey(key)
  expect(screen.getByRole('alert').textContent).toBe('Please enter an API key')
  expect(keyField().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(keyField())
  expect(asked).toEqual([])
})

test.each([
  [
    'a key that the provider refuses',
    { status: 401, body: { error: { message: 'Incorrect API key provided' } } },
    'Invalid API key. Please check and try again.',
  ],
  [
    'a network failure',
    'offline',
    'Error validating API key. Please check your internet connection and try again.',
  ],
] as const)(
  '%s is told in the exact words and keeps the panel open',
  async (_name, models, text) => {
    stubProvider(models)
    render(<DemoChat />)
    await connect()
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(keyField()).toHaveProperty('value', KEY)
    expect(screen.getByRole('button', { name: 'Connect API' })).toBeTruthy()
  },
)

test('a key that a header cannot hold is invalid without any request', async () => {
  const asked = stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  await enterKey('sk-мой ключ')
  expect(screen.getByRole('alert').textContent).toBe('Invalid API key. Please check and try again.')
  expect(asked).toEqual([])
})

test('a valid key closes the panel, says connected, renames the button and takes the focus along', async () => {
  stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  await connect()
  expect(screen.queryByLabelText('Your AI provider API key')).toBeNull()
  expect(bubbles().at(-1)).toBe(`Shimzy: ${demoChat.connectedMessage}`)
  const toggle = screen.getByRole('button', { name: 'API Connected' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
})

test('with a key the provider answers, and only the provider gets the key', async () => {
  const asked = stubProvider(
    { body: { data: [] } },
    { body: { choices: [{ message: { content: 'From <b>afar</b>' } }] } },
  )
  render(<DemoChat />)
  await connect()
  send('How much does it cost?')
  await passTimeAsync(0)
  expect(bubbles().at(-1)).toBe('Shimzy: From <b>afar</b>')
  expect(asked.map(({ address }) => address)).toEqual([
    'https://api.openai.com/v1/models',
    'https://api.openai.com/v1/chat/completions',
  ])
  expect(document.body.innerHTML).not.toContain(KEY)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain(
    KEY,
  )
})

test.each([
  ['the provider answers with an error', { status: 500, body: { error: { message: KEY } } }],
  ['the provider cannot be reached', 'offline'],
] as const)(
  'when %s, the local reply is used, nothing is shown, and the log holds no key',
  async (_name, chat) => {
    stubProvider({ body: { data: [] } }, chat)
    render(<DemoChat />)
    await connect()
    send('Is there a free trial?')
    await passTimeAsync(0)
    expect(bubbles().at(-1)).toContain('14 days')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(KEY)
    vi.mocked(console.error).mockClear()
  },
)

test('disconnecting forgets the key: the next reply is a local one', async () => {
  const asked = stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  await connect()
  fireEvent.click(screen.getByRole('button', { name: 'API Connected' }))
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  expect(bubbles().at(-1)).toBe(`Shimzy: ${demoChat.disconnectedMessage}`)
  expect(screen.getByRole('button', { name: 'Connect API' })).toBeTruthy()
  send('free trial')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles().at(-1)).toContain('14 days')
  expect(asked).toHaveLength(1)
})

test('closing the panel while a key is being checked calls the check off', async () => {
  const fetchStub = stubFetch(silence)
  render(<DemoChat />)
  await connect()
  expect(screen.getByRole('button', { name: 'Checking...' }).getAttribute('aria-busy')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  expect(fetchStub.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('a check that was called off connects nothing when its answer comes after all', async () => {
  let answer = (_response: Response): void => undefined
  stubFetch(
    async () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  render(<DemoChat />)
  await connect()
  const toggle = screen.getByRole('button', { name: 'Connect API' })
  fireEvent.click(toggle)
  fireEvent.click(toggle)
  answer(Response.json({ data: [] }))
  await passTimeAsync(0)
  expect(screen.getByRole('button', { name: 'Connect API' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save key' })).toBeTruthy()
  expect(bubbles()).toHaveLength(1)
})

test('a key that is being checked is not sent a second time, and a refused one can be corrected', async () => {
  const asked = stubProvider({ status: 401, body: {} })
  render(<DemoChat />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  fireEvent.change(keyField(), { target: { value: KEY } })
  fireEvent.click(screen.getByRole('button', { name: 'Save key' }))
  fireEvent.click(screen.getByRole('button', { name: 'Checking...' }))
  await passTimeAsync(0)
  expect(asked).toHaveLength(1)
  await enterKey('sk-corrected')
  expect(asked).toHaveLength(2)
})

test('the focus of somebody who went on meanwhile stays where it is', async () => {
  stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect API' }))
  fireEvent.change(keyField(), { target: { value: KEY } })
  fireEvent.click(screen.getByRole('button', { name: 'Save key' }))
  field().focus()
  await passTimeAsync(0)
  expect(screen.getByRole('button', { name: 'API Connected' })).toBeTruthy()
  expect(document.activeElement).toBe(field())
})

test('leaving the page while the bot types leaves no timer behind', () => {
  const { unmount } = render(<DemoChat />)
  send('Hello')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a reply comes once under strict mode as well', async () => {
  render(
    <StrictMode>
      <DemoChat />
    </StrictMode>,
  )
  send('Hello')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles()).toHaveLength(3)
})
