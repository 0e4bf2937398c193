import { expect, test, vi } from 'vitest'
import { assistantInstructions } from '../../../src/content/demo-chat'
import { askAssistant, checkApiKey } from '../../../src/features/demo-chat/ai-client'
import { silence, stubFetch } from '../../support/stub-fetch'

const KEY = 'sk-visitor-0123456789'
/** How every request goes out: with nothing of the visitor but the key. */
const PRIVATE = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  redirect: 'error',
}

const never = new AbortController().signal

function json(body: unknown, status = 200): () => Response {
  return () => Response.json(body, { status })
}

const completion = (content: unknown) => json({ choices: [{ message: { content } }] })

test('a key is checked with a GET of the model list that carries nothing but the key', async () => {
  const fetchStub = stubFetch(json({ data: [] }))
  await expect(checkApiKey(KEY, never)).resolves.toBe('valid')
  const [address, init] = fetchStub.mock.calls[0] ?? []
  expect(address).toBe('https://api.openai.com/v1/models')
  expect(init).toMatchObject({ ...PRIVATE, headers: { Authorization: `Bearer ${KEY}` } })
  expect(init?.method ?? 'GET').toBe('GET')
  expect(init?.body).toBeUndefined()
})

test('a question goes out as a system and a user message with the set temperature and length', async () => {
  const fetchStub = stubFetch(completion('Sure.'))
  await expect(askAssistant('What is "SEO"?', KEY, never)).resolves.toBe('Sure.')
  const [address, init] = fetchStub.mock.calls[0] ?? []
  expect(address).toBe('https://api.openai.com/v1/chat/completions')
  expect(init).toMatchObject({
    ...PRIVATE,
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
  })
  expect(JSON.parse(String(init?.body))).toEqual({
    model: 'gpt-4o-mini',
    messages: [
      { role: 'system', content: assistantInstructions },
      { role: 'user', content: 'What is "SEO"?' },
    ],
    temperature: 0.7,
    max_tokens: 150,
  })
  expect(String(init?.body)).not.toContain(KEY)
})

test('a reply far longer than requested is cut', async () => {
  stubFetch(completion('x'.repeat(1_000_000)))
  expect((await askAssistant('Hi', KEY, never)).length).toBeLessThan(10_000)
})

test('model and base address are configuration', async () => {
  vi.stubEnv('VITE_AI_API_BASE', 'https://ai.example/api/')
  vi.stubEnv('VITE_AI_MODEL', 'small-1')
  vi.resetModules()
  const client = await import('../../../src/features/demo-chat/ai-client')
  const fetchStub = stubFetch(completion('Hi'))
  await client.askAssistant('Hi', KEY, never)
  expect(fetchStub.mock.calls[0]?.[0]).toBe('https://ai.example/api/chat/completions')
  expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1]?.body))).toMatchObject({ model: 'small-1' })
})

test.each([
  ['an error in the answer', json({ error: { message: 'Incorrect API key' } }, 401), 'invalid'],
  ['an error with status 200', json({ error: 'no' }), 'invalid'],
  ['status 401 without a body', () => new Response('', { status: 401 }), 'invalid'],
  ['a page instead of JSON', () => new Response('<html>', { status: 200 }), 'unreachable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['an empty error field', json({ error: null, data: [] }), 'valid'],
] as const)('checking a key: %s means %s', async (_name, reply, result) => {
  stubFetch(reply)
  await expect(checkApiKey(KEY, never)).resolves.toBe(result)
})

test.each(['sk with space', 'sk-\r\nX-Injected: 1', 'sk-ключ', 'sk-\u0000', ''])(
  'the key %j is refused before it becomes a header',
  async (key) => {
    const fetchStub = stubFetch(json({ data: [] }))
    await expect(checkApiKey(key, never)).resolves.toBe('invalid')
    expect(fetchStub).not.toHaveBeenCalled()
  },
)

test.each([
  ['an error', json({ error: { message: `bad key ${KEY}` } }, 401)],
  ['an empty reply', completion('   ')],
  ['a reply that is not text', completion({ text: 'x' })],
  ['no network', () => Promise.reject(new TypeError(`'Bearer ${KEY}' is not a valid header`))],
] as const)('a question answered with %s fails without naming the key', async (_name, reply) => {
  stubFetch(reply)
  const error = await askAssistant('Hi', KEY, never).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(String(error)).not.toContain(KEY)
})

test('a provider that stays silent is given up after fifteen seconds', async () => {
  vi.useFakeTimers()
  // Fake timers do not reach the browser's own timeout.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(), ms)
    return timeout.signal
  })
  stubFetch(silence)
  const check = checkApiKey(KEY, never)
  const question = askAssistant('Hi', KEY, never).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(15_000)
  await expect(check).resolves.toBe('unreachable')
  await expect(question).resolves.toMatchObject({ message: 'no answer in time' })
})
