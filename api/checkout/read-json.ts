import {
  CHECKOUT_MAX_BODY_BYTES,
  CHECKOUT_MESSAGES,
  type CheckoutErrorCode,
} from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'

function refusal(status: number, code: CheckoutErrorCode): CheckoutError {
  return new CheckoutError({ status, code, message: CHECKOUT_MESSAGES.fallback })
}

function checkMediaType(request: Request): void {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';')
  if (mediaType?.trim().toLowerCase() !== 'application/json') {
    throw refusal(415, 'unsupported_media_type')
  }
}

/** Counts while reading, because a length header can be absent or wrong. */
async function readBytes(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > CHECKOUT_MAX_BODY_BYTES) throw refusal(413, 'payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a JSON body: 415 for another type, 413 above 8 KB, 400 when it is not JSON in UTF-8. */
export async function readJson(request: Request): Promise<unknown> {
  checkMediaType(request)
  try {
    const bytes = request.body === null ? new Uint8Array() : await readBytes(request.body)
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return value
  } catch (error) {
    if (error instanceof CheckoutError) throw error
    throw refusal(400, 'invalid_request')
  }
}
