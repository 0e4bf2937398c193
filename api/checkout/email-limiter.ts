import { createHash } from 'node:crypto'

/**
 * Card testers script the session endpoint with one address and many cards, from many networks, so
 * the host's limit per network is not enough (field reports; decisions.md 15). Five attempts in
 * fifteen minutes leave room for somebody who changes their mind.
 */
const MAX_ATTEMPTS = 5
const WINDOW_MS = 15 * 60 * 1000

/** Bounds memory: the oldest address is forgotten first. */
const MAX_ADDRESSES = 10_000

/** Says whether an attempt may go on: 0, or the seconds to wait before it may. */
export type EmailLimiter = (email: string, attemptKey: string) => number

/**
 * Counts different attempts per e-mail address; a repeated attempt is free. Addresses are kept as
 * hashes. The count lives in this instance of the function, so it slows abuse down, no more.
 */
export function createEmailLimiter(now: () => number = Date.now): EmailLimiter {
  const attemptsByAddress = new Map<string, Map<string, number>>()

  return function secondsToWait(email, attemptKey) {
    const address = createHash('sha256').update(email.toLowerCase()).digest('base64url')
    const known = [...(attemptsByAddress.get(address) ?? [])]
    const attempts = new Map(known.filter(([, time]) => time > now() - WINDOW_MS))

    const [oldest] = attempts.values()
    if (!attempts.has(attemptKey)) {
      if (oldest !== undefined && attempts.size >= MAX_ATTEMPTS) {
        return Math.ceil((oldest + WINDOW_MS - now()) / 1000)
      }
      attempts.set(attemptKey, now())
    }
    // Set anew, so that the map stays in the order of last use.
    attemptsByAddress.delete(address)
    attemptsByAddress.set(address, attempts)
    const [stalest] = attemptsByAddress.keys()
    if (stalest !== undefined && attemptsByAddress.size > MAX_ADDRESSES) {
      attemptsByAddress.delete(stalest)
    }
    return 0
  }
}
