import { parseArgs } from 'node:util'
import { runSoak, type SoakReport } from './soak/run-soak'
import { forkStandIn } from './soak/stand-in-connection'

/**
 * `npm run soak`: thousands of sign-ups through the real function and the real SDK, while a tenth of
 * the calls to Stripe goes wrong in every way the stand-in knows. Exit code 1 where an attempt made
 * two sessions, a request failed without a cause, or memory grew.
 * `npm run soak -- --requests 2000 --concurrency 16 --faults 0.2 --seed 7`
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    concurrency: { type: 'string', default: '32' },
    faults: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
  },
})

const MS_PER_MINUTE = 60_000

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function counted(names: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return listed(counts)
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ')
}

function printReport({ tally, faults, sessions, durationMs, heapBytes, violations }: SoakReport) {
  const seconds = durationMs / 1000
  print(
    `Requests   ${tally.requests} in ${seconds.toFixed(1)} s, ${Math.round(tally.requests / seconds)} per second`,
  )
  print(`Visitors   ${tally.visitors}, attempts ${tally.attempts.size}`)
  print(`Replies    ${listed(tally.replies)}`)
  print(`Faults     ${faults.length}: ${counted(faults.map(({ fault }) => fault))}`)
  print(
    `Answered   half within ${tally.durationAt(0.5)} ms, 95 % within ${tally.durationAt(0.95)} ms, all within ${tally.durationAt(1)} ms`,
  )
  print(
    `Memory     ${megabytes(heapBytes.warm)} after warm-up, ${megabytes(heapBytes.end)} at the end`,
  )
  print(
    `Sessions   ${tally.sessionIds.size} given to visitors, ${sessions - tally.sessionIds.size} withheld or lost with their reply`,
  )
  for (const violation of violations) print(`VIOLATION  ${violation}`)
  print(
    violations.length === 0
      ? 'Held       one session per attempt, no failure without a fault'
      : 'Failed',
  )
}

const standIn = await forkStandIn()
const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))
try {
  const report = await runSoak(standIn, {
    requests: Number(values.requests),
    concurrency: Number(values.concurrency),
    faultRate: Number(values.faults),
    seed: Number(values.seed),
    maxDurationMs: Number(values.minutes) * MS_PER_MINUTE,
  })
  const violations = [
    ...report.violations,
    ...unhandled.map((reason) => `Unhandled: ${String(reason)}`),
  ]
  printReport({ ...report, violations })
  process.exitCode = violations.length === 0 ? 0 : 1
} finally {
  standIn.stop()
}
