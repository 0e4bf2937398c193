import * as z from 'zod/mini'
import '../../browser/jitless-zod'
import { timeLimit } from '../../browser/time-limit'
import { assistantInstructions } from '../../content/demo-chat'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'

/**
 * The visitor's own AI provider (spec section 7, calls 2 and 3; decisions.md 23). The key comes as
 * an argument, goes into one header of one request, and is kept, logged or reported nowhere.
 */
const AI_API_BASE = (import.meta.env.VITE_AI_API_BASE || SETTING_DEFAULTS.aiApiBase).replace(
  /\/+$/,
  '',
)

/** What visitors are told about where their key goes. */
export const PROVIDER_HOST = new URL(AI_API_BASE).host

const AI_MODEL = import.meta.env.VITE_AI_MODEL || 'gpt-4o-mini'

/** Spec section 9. */
const TEMPERATURE = 0.7
const MAX_TOKENS = 150

/** A provider that has not answered by then is treated as not reachable. */
const AI_TIMEOUT_MS = 15_000

/** Far more than the tokens asked for; what a provider sends beyond it is cut. */
const REPLY_MAX_CHARACTERS = 1_500

const ErrorBody = z.object({
  error: z.union([z.string().check(z.minLength(1)), z.record(z.string(), z.unknown())]),
})

const CompletionBody = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) }))
    .check(z.minLength(1)),
})

/** A request that brought nothing usable. The message is this module's own and safe to log. */
class AiRequestError extends Error {
  override readonly name = 'AiRequestError'
}

interface ProviderReply {
  readonly status: number
  /** The parsed body; undefined where it is not JSON. */
  readonly body: unknown
}

async function request(
  path: string,
  apiKey: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<ProviderReply> {
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
    // The browser's own error is dropped: some quote the header, and with it the key.
    throw new AiRequestError(
      limit.hasPassed() ? 'no answer in time' : 'the provider cannot be reached',
    )
  } finally {
    limit.end()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that can stand in a header: visible ASCII characters and no space. */
const KEY_PATTERN = /^[\x21-\x7e]{1,512}$/

/** What came of checking a key. */
export type KeyCheck = 'valid' | 'invalid' | 'unreachable'

/** Checks a key against the provider's list of models (spec section 5). Never throws. */
export async function checkApiKey(apiKey: string, signal: AbortSignal): Promise<KeyCheck> {
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
 * @throws AiRequestError where there is no usable reply, or the request was called off
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
  const completion = CompletionBody.safeParse(body)
  const content = completion.success ? completion.data.choices[0]?.message.content : undefined
  if (content === undefined) throw new AiRequestError(`unusable reply with status ${status}`)
  return content.slice(0, REPLY_MAX_CHARACTERS)
}
