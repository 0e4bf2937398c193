/** What a soak has seen so far. Sets hold short ids, so that they weigh little beside a leak. */
export class SoakTally {
  requests = 0
  visitors = 0
  /** Attempts, by their tag, whose form was sent. */
  readonly attempts = new Set<string>()
  /** Attempts that ended with an address, and the id of the session behind it. */
  readonly sessionIds = new Map<string, string>()
  /** Attempts that were given up for a new one, and their idempotency keys. */
  readonly abandonedKeys = new Map<string, string>()
  /** Idempotency keys of requests that were answered with a 5xx. */
  readonly failedKeys = new Set<string>()
  readonly replies = new Map<string, number>()
  readonly durationsMs: number[] = []
  /** What must not happen, in words. */
  readonly violations: string[] = []

  countReply(status: number, code: string, durationMs: number): void {
    const name = `${status} ${code}`.trim()
    this.requests += 1
    this.replies.set(name, (this.replies.get(name) ?? 0) + 1)
    this.durationsMs.push(durationMs)
  }

  /** The time within which a share (0 to 1) of the requests was answered, in milliseconds. */
  durationAt(share: number): number {
    const sorted = this.durationsMs.toSorted((a, b) => a - b)
    return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  }
}
