import type { core } from 'zod/mini'
import {
  CHECKOUT_MAX_BODY_BYTES,
  CHECKOUT_MESSAGES,
  CheckoutRequest,
} from '../../src/shared/checkout'
import { CheckoutError } from './reply'

/**
 * Refuses a request from a page of another site (403). A page cannot change the two headers (fetch.spec.whatwg.org,
 * forbidden request-header). Programs that send neither pass, because they carry no visitor's credentials. The origin
 * at which the function was called passes, too, so that previews and 127.0.0.1 work.
 */
export function checkOrigin(request: Request, siteUrl: string | undefined): void {
  const own = new URL(request.url).origin
  const origin = request.headers.get('origin') ?? own
  // 'none' is a request that the visitor has made, for example by typing the URL.
  const fetchSite = request.headers.get('sec-fetch-site') ?? 'none'
  const isOwn = [siteUrl, own].includes(origin) && ['same-origin', 'none'].includes(fetchSite)
  if (!isOwn) throw new CheckoutError(403, 'forbidden')
}

/** Counts bytes while reading, because a length header can be absent or wrong. */
async function readBytes({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > CHECKOUT_MAX_BODY_BYTES) throw new CheckoutError(413, 'payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a JSON body: 415 for another type, 413 above 8 KB, 400 when it is not JSON in UTF-8. */
export async function readJson(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(mediaType)) {
    throw new CheckoutError(415, 'unsupported_media_type')
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const value: unknown = JSON.parse(decoder.decode(await readBytes(request)))
    return value
  } catch (error) {
    if (error instanceof CheckoutError) throw error
    throw new CheckoutError(400, 'invalid_request')
  }
}

const ORDER_KEYS: ReadonlySet<unknown> = new Set(['plan', 'billing', 'setup'])

/** Where an issue is. An unknown key is not quoted, because its name may be personal. */
function pathOf({ code, path }: core.$ZodIssue): string {
  const keys = code === 'unrecognized_keys' ? [...path, '(unknown key)'] : path
  return keys.map(String).join('.') || '(body)'
}

/**
 * Checks a decoded body. Of several errors, the reply names the first of these: an order that does not exist (400), a
 * malformed part (400), wrong customer fields, each with its message (422).
 */
export function parseCheckoutRequest(body: unknown): CheckoutRequest {
  const result = CheckoutRequest.safeParse(body)
  if (result.success) return result.data
  const { issues } = result.error
  const logDetails = { paths: issues.map(pathOf) }

  if (issues.some(({ path }) => ORDER_KEYS.has(path[0]))) {
    throw new CheckoutError(400, 'invalid_plan', {
      message: CHECKOUT_MESSAGES.invalidPlan,
      logDetails,
    })
  }
  const fieldIssues = issues.filter(({ path }) => path[0] === 'customer' && path.length === 2)
  const [firstIssue] = fieldIssues
  if (firstIssue === undefined || fieldIssues.length < issues.length) {
    throw new CheckoutError(400, 'invalid_request', { logDetails })
  }
  throw new CheckoutError(422, 'validation', {
    message: firstIssue.message,
    fields: Object.fromEntries(fieldIssues.map((issue) => [pathOf(issue), issue.message])),
    logDetails,
  })
}
