import { parseArgs } from 'node:util'
import { runSoak } from './soak/run-soak'

/**
 * `npm run soak`: thousands of sign-ups through the real function and the real SDK, while a tenth of
 * the calls to Stripe fails in every way the stand-in knows. Exit code 1 where an attempt made two
 * sessions or a request failed without a cause.
 * `npm run soak -- --requests 2000 --concurrency 16 --faults 0.2 --seed 7`
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    concurrency: { type: 'string', default: '32' },
    faults: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
  },
})

const startedAt = performance.now()
const { log, faults, sessions, violations } = await runSoak({
  requests: Number(values.requests),
  concurrency: Number(values.concurrency),
  faultRate: Number(values.faults),
  seed: Number(values.seed),
})
const seconds = (performance.now() - startedAt) / 1000
const replies = [...log.replies].map(([reply, count]) => `${reply}: ${count}`).toSorted()
const lines = [
  `${log.requests} requests of ${log.visitors} visitors in ${seconds.toFixed(1)} s, ${faults.length} faults`,
  `Replies: ${replies.join(', ')}`,
  `${sessions.length} sessions, ${log.sessionIds.size} of them given to visitors`,
  ...violations.map((violation) => `VIOLATION: ${violation}`),
  violations.length === 0 ? 'One session for each attempt, no failure without a fault' : 'Failed',
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = violations.length === 0 ? 0 : 1
