import { createHash } from 'node:crypto'

/**
 * Card testers script a checkout with one address and many cards, from many networks, so the host's
 * limit per IP address is not enough (docs.stripe.com/disputes/prevention/card-testing). Five attempts
 * in fifteen minutes leave room for someone who changes their mind.
 */
const MAX_ATTEMPTS = 5
const WINDOW_MS = 15 * 60 * 1000

/** Limits memory: the address that was used least recently is forgotten first. */
const MAX_ADDRESSES = 10_000

/** The seconds to wait before an attempt may go on; 0 if it may go on now. */
export type EmailLimiter = (email: string, attemptKey: string) => number

/**
 * Counts different attempts per email address. A repeated attempt does not count. Addresses are kept as
 * hashes. Each instance of the function counts for itself, so this slows abuse down and does not stop it.
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
    // Set again, so that the map stays in order of last use.
    attemptsByAddress.delete(address)
    attemptsByAddress.set(address, attempts)
    const [stalest] = attemptsByAddress.keys()
    if (stalest !== undefined && attemptsByAddress.size > MAX_ADDRESSES) {
      attemptsByAddress.delete(stalest)
    }
    return 0
  }
}
