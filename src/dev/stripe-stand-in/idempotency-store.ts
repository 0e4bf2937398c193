import { ApiError } from './replies'

/** A reply that is kept and repeated. */
export interface SavedReply {
  readonly status: number
  readonly body: string
}

interface Entry {
  /** Method, path and body of the first request under the key. */
  readonly request: string
  reply: SavedReply | undefined
}

/**
 * Stripe's rules for the Idempotency-Key header (docs.stripe.com/idempotency): the first reply is
 * kept, errors included, and repeated to the same request. Another request under the key is refused,
 * and so is one that arrives while the first is still running. Keys last as long as the program.
 */
export class IdempotencyStore {
  readonly #entries = new Map<string, Entry>()

  clear(): void {
    this.#entries.clear()
  }

  /** Runs `execute` for the first request under a key, and tells whether the reply is a repeated one. */
  async run(
    key: string | undefined,
    request: string,
    execute: () => Promise<SavedReply>,
  ): Promise<SavedReply & { readonly isReplay: boolean }> {
    if (key === undefined) return { ...(await execute()), isReplay: false }
    const known = this.#entries.get(key)
    if (known !== undefined) return { ...replyOf(known, request), isReplay: true }

    const entry: Entry = { request, reply: undefined }
    this.#entries.set(key, entry)
    entry.reply = await execute()
    return { ...entry.reply, isReplay: false }
  }
}

function replyOf({ request, reply }: Entry, repeated: string): SavedReply {
  if (request !== repeated) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.'
    throw new ApiError(400, message, { type: 'idempotency_error' })
  }
  if (reply === undefined) {
    const message = 'There is currently another in-progress request using this key.'
    const details = { type: 'idempotency_error', code: 'idempotency_key_in_use' } as const
    throw new ApiError(409, message, details)
  }
  return reply
}
