import * as z from 'zod/mini'
import '../../browser/jitless-zod'
import { assistantInstructions } from '../../content/demo-chat'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'

/** The AI provider's base URL. The visitor's key goes into one header; it is never stored, logged or reported. */
const BASE = (import.meta.env.VITE_AI_API_BASE || SETTING_DEFAULTS.aiApiBase).replace(/\/+$/, '')

/** Tells visitors where their key goes. */
export const PROVIDER_HOST = new URL(BASE).host

const AI_MODEL = import.meta.env.VITE_AI_MODEL || 'gpt-4o-mini'

/** After this time the provider counts as unreachable. */
const AI_TIMEOUT_MS = 15_000

/** Far more than `max_tokens` allows. Longer replies are cut. */
const REPLY_MAX_CHARACTERS = 1_500

const ErrorBody = z.object({
  error: z.union([z.string().check(z.minLength(1)), z.record(z.string(), z.unknown())]),
})

const CompletionBody = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) }))
    .check(z.minLength(1)),
})

/** Calls the provider: POST with a question, else GET. The body is undefined if it is not JSON. */
async function request(path: string, apiKey: string, cancel: AbortSignal, question?: object) {
  const signal = AbortSignal.any([cancel, AbortSignal.timeout(AI_TIMEOUT_MS)])
  const json = question && { 'Content-Type': 'application/json' }
  try {
    const response = await fetch(BASE + path, {
      ...(question && { method: 'POST', body: JSON.stringify(question) }),
      headers: { ...json, Authorization: `Bearer ${apiKey}` },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: parseJson(text) }
  } catch {
    // Some browsers quote the header, and so the key, in this error, so drop it.
    throw new Error(signal.aborted ? 'no answer in time' : 'the provider cannot be reached')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that can be sent in a header: visible ASCII without spaces. Others are invalid without asking the provider. */
const KEY_PATTERN = /^[\x21-\x7e]{1,512}$/

/** Checks a key against the provider's list of models. Never throws. */
export async function checkApiKey(apiKey: string, cancel: AbortSignal) {
  if (!KEY_PATTERN.test(apiKey)) return 'invalid'
  try {
    const { status, body } = await request('/models', apiKey, cancel)
    if (ErrorBody.safeParse(body).success || status === 401 || status === 403) return 'invalid'
    return status >= 200 && status < 300 && body !== undefined ? 'valid' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Asks the provider. Without a usable reply, it throws an error that is safe to log. */
export async function askAssistant(question: string, apiKey: string, cancel: AbortSignal) {
  const { status, body } = await request('/chat/completions', apiKey, cancel, {
    model: AI_MODEL,
    messages: [
      { role: 'system', content: assistantInstructions },
      { role: 'user', content: question },
    ],
    // Some variety, and about three short sentences.
    temperature: 0.7,
    max_tokens: 150,
  })
  const content = CompletionBody.safeParse(body).data?.choices[0]?.message.content
  if (content === undefined) throw new Error(`unusable reply with status ${status}`)
  return content.slice(0, REPLY_MAX_CHARACTERS)
}
