// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoChat } from '../../../src/content/demo-chat'
import { DemoChat } from '../../../src/features/demo-chat/demo-chat'
import { TYPING_DELAY_MS } from '../../../src/features/demo-chat/use-demo-chat'
import { monthlyPrice } from '../../support/figures'
import { passTimeAsync } from '../../support/pass-time'
import { stubFetch } from '../../support/stub-fetch'
import { takeErrors } from '../../support/take-errors'

const KEY = 'sk-visitor-0123456789'

beforeEach(() => void vi.useFakeTimers())

const log = () => screen.getByRole('log')
const field = () => screen.getByRole('textbox', { name: 'Write a message to Shimzy' })
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

/** Opens the panel for a key, without closing it again. */
function openPanel(): HTMLElement {
  const toggle = screen.getByRole('button', { name: 'Connect API' })
  fireEvent.click(toggle)
  return toggle
}

async function connect(): Promise<void> {
  openPanel()
  keyField().focus()
  await enterKey(KEY)
}

test('a sent message appears; while the bot types nothing can be sent; then one reply follows', async () => {
  render(<DemoChat />, { reactStrictMode: true })
  fireEvent.click(sendButton())
  expect(field().matches(':invalid'), 'the browser asks for a message').toBe(true)
  send('   ')
  expect(bubbles()).toHaveLength(1)
  expect(field()).toHaveProperty('value', '   ')
  send(' How much does it cost? ')
  expect(bubbles()[1]).toBe('You: How much does it cost?')
  expect(field()).toHaveProperty('value', '')
  expect(log().getAttribute('aria-busy')).toBe('true')
  expect(sendButton()).toHaveProperty('disabled', true)
  send('And the trial?')
  await passTimeAsync(TYPING_DELAY_MS - 1)
  expect(bubbles()).toHaveLength(2)
  await passTimeAsync(1)
  expect(bubbles()).toHaveLength(3)
  expect(bubbles()[2]).toContain(monthlyPrice('starter'))
  expect(field(), 'typed while the bot was typing').toHaveProperty('value', 'And the trial?')
  expect(log().getAttribute('aria-busy')).toBe('false')
  expect(sendButton()).toHaveProperty('disabled', false)
  const link = within(log()).getByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toBe('/platform#pricing')
})

test('a suggested question is sent by a tap, and the focus does not get lost', async () => {
  render(<DemoChat />)
  const [question] = demoChat.suggestions
  const suggestion = screen.getByRole('button', { name: question })
  suggestion.focus()
  fireEvent.click(suggestion)
  expect(document.activeElement).toBe(log())
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles()[1]).toBe(`You: ${question}`)
  expect(screen.queryByRole('button', { name: question })).toBeNull()
})

test('the key panel opens and closes by its button, and asks again for an empty key', async () => {
  const asked = stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  const toggle = openPanel()
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(keyField().getAttribute('type')).toBe('password')
  expect(keyField().getAttribute('autocomplete')).toBe('off')
  await enterKey('')
  keyField().blur()
  await enterKey('   ')
  expect(screen.getByRole('alert').textContent).toBe('Please enter an API key')
  expect(keyField().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(keyField())
  expect(asked).toEqual([])
  fireEvent.click(toggle)
  expect(screen.queryByLabelText('Your AI provider API key')).toBeNull()
})

test.each([
  ['a refused key', { status: 401, body: {} }, 'Invalid API key. Please check and try again.'],
  [
    'a network failure',
    'offline',
    'Error validating API key. Please check your internet connection and try again.',
  ],
] as const)('%s shows an error, and the key can be corrected', async (_name, models, text) => {
  const asked = stubProvider(models)
  render(<DemoChat />)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await connect()
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(keyField()).toHaveProperty('value', KEY)
  await enterKey('sk-corrected')
  expect(asked).toHaveLength(2)
})

test('with a valid key the provider answers, and only the provider gets the key', async () => {
  const asked = stubProvider(
    { body: { data: [] } },
    { body: { choices: [{ message: { content: 'From <b>afar</b>' } }] } },
  )
  render(<DemoChat />)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await connect()
  expect(focus, 'whoever has read on stays there').toHaveBeenLastCalledWith({ preventScroll: true })
  expect(bubbles().at(-1)).toBe(`Shimzy: ${demoChat.connectedMessage}`)
  const toggle = screen.getByRole('button', { name: 'API Connected' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
  send('How much does it cost?')
  await passTimeAsync(0)
  expect(bubbles().at(-1)).toBe('Shimzy: From <b>afar</b>')
  expect(asked.map(({ address }) => address)).toEqual([
    'https://api.openai.com/v1/models',
    'https://api.openai.com/v1/chat/completions',
  ])
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie
  expect(document.body.innerHTML + kept).not.toContain(KEY)
})

test('when the provider fails, the local reply is used, and no error shows', async () => {
  stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  await connect()
  send('How much does it cost?')
  await passTimeAsync(0)
  expect(bubbles().at(-1)).toContain(monthlyPrice('starter'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(JSON.stringify(takeErrors())).not.toContain(KEY)
})

test('a key that comes while the bot types, or was disconnected, is used for no question', async () => {
  const asked = stubProvider({ body: { data: [] } })
  render(<DemoChat />)
  send('submarines')
  await connect()
  await passTimeAsync(TYPING_DELAY_MS)
  fireEvent.click(screen.getByRole('button', { name: 'API Connected' }))
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  expect(bubbles().at(-1)).toBe(`Shimzy: ${demoChat.disconnectedMessage}`)
  expect(screen.getByRole('button', { name: 'Connect API' })).toBeTruthy()
  send('price')
  await passTimeAsync(TYPING_DELAY_MS)
  expect(bubbles().at(-1)).toContain(monthlyPrice('starter'))
  expect(asked.map(({ address }) => address)).toEqual(['https://api.openai.com/v1/models'])
})
