import * as z from 'zod/mini'
import '../../browser/jitless-zod'
import { timeLimit } from '../../browser/time-limit'
import { assistantInstructions } from '../../content/demo-chat'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'

/**
 * The visitor's own AI provider. The key is an argument that goes into one header of one request. It is
 * never stored, logged or reported.
 */
const AI_API_BASE = (import.meta.env.VITE_AI_API_BASE || SETTING_DEFAULTS.aiApiBase).replace(
  /\/+$/,
  '',
)

/** Tells visitors where their key goes. */
export const PROVIDER_HOST = new URL(AI_API_BASE).host

const AI_MODEL = import.meta.env.VITE_AI_MODEL || 'gpt-4o-mini'

/** Some variety, and about three short sentences. */
const TEMPERATURE = 0.7
const MAX_TOKENS = 150

/** After this long the provider counts as unreachable. */
const AI_TIMEOUT_MS = 15_000

/** Well above what MAX_TOKENS allows; longer replies are cut. */
const REPLY_MAX_CHARACTERS = 1_500

const ErrorBody = z.object({
  error: z.union([z.string().check(z.minLength(1)), z.record(z.string(), z.unknown())]),
})

const CompletionBody = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) }))
    .check(z.minLength(1)),
})

async function request(path: string, apiKey: string, init: RequestInit, signal: AbortSignal) {
  const limit = timeLimit(AI_TIMEOUT_MS, signal)
  try {
    const response = await fetch(AI_API_BASE + path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${apiKey}` },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: limit.signal,
    })
    const text = await response.text()
    return { status: response.status, body: parseJson(text) }
  } catch {
    // Some browsers quote the header in their error, and with it the key, so that error is dropped.
    throw new Error(limit.hasPassed() ? 'no answer in time' : 'the provider cannot be reached')
  } finally {
    limit.end()
  }
}

/** Undefined where it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that a header can hold: visible ASCII characters and no space. */
const KEY_PATTERN = /^[\x21-\x7e]{1,512}$/

/** Checks a key against the provider's list of models. Never throws. */
export async function checkApiKey(
  apiKey: string,
  signal: AbortSignal,
): Promise<'valid' | 'invalid' | 'unreachable'> {
  if (!KEY_PATTERN.test(apiKey)) return 'invalid'
  try {
    const { status, body } = await request('/models', apiKey, {}, signal)
    if (ErrorBody.safeParse(body).success || status === 401 || status === 403) return 'invalid'
    return status >= 200 && status < 300 && body !== undefined ? 'valid' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/**
 * Asks the provider one question. The reply is plain text, to be shown as text.
 *
 * @throws when there is no usable reply, or the request was canceled; the message is safe to log
 */
export async function askAssistant(
  question: string,
  apiKey: string,
  signal: AbortSignal,
): Promise<string> {
  const { status, body } = await request(
    '/chat/completions',
    apiKey,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        model: AI_MODEL,
        messages: [
          { role: 'system', content: assistantInstructions },
          { role: 'user', content: question },
        ],
        temperature: TEMPERATURE,
        max_tokens: MAX_TOKENS,
      }),
    },
    signal,
  )
  const content = CompletionBody.safeParse(body).data?.choices[0]?.message.content
  if (content === undefined) throw new Error(`unusable reply with status ${status}`)
  return content.slice(0, REPLY_MAX_CHARACTERS)
}
