import { exec, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { installBrowsers } from '../e2e/browsers'
import { fixEnvironment } from './setup/fixed-environment'

/**
 * `npm test`: runs all required checks, fastest first. A failed step does not stop the next ones. Ends with the line
 * 'N passed, N failed'. The first steps use little more than one core each, so they run two at a time.
 */
const UNIT_RESULTS = '.cache/unit-results.json'
const BROWSER_RESULTS = '.cache/e2e-results.json'

interface Counts {
  readonly passed: number
  readonly failed: number
  /** Files with failures, because the runner's own list scrolls out of sight. */
  readonly failedFiles?: readonly string[]
  /** How many failed first and passed on their second try. Playwright lists them. */
  readonly flaky?: number
}

const VitestCounts = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ name: z.string(), status: z.string() })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failedFiles: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => path.relative('.', name)),
  }))
const PlaywrightCounts = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats: { expected, unexpected: failed, flaky } }) => {
    return { passed: expected + flaky, failed, flaky }
  })

function readCounts(file: string, counts: z.ZodType<Counts>): Counts {
  try {
    return counts.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 } // The runner died before it wrote a whole report.
  }
}

const unitCounts = () => readCounts(UNIT_RESULTS, VitestCounts)
const browserCounts = () => readCounts(BROWSER_RESULTS, PlaywrightCounts)

interface Step {
  readonly name: string
  readonly command: string
  /** Reads the runner's report; without one, the step is one check. */
  readonly count?: () => Counts
}

const PLAYWRIGHT = 'npx playwright test --config e2e/playwright.config.ts'

const FIRST_STEPS: readonly Step[] = [
  { name: 'production build with output checks', command: 'npm run --silent build' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'unused files, exports and dependencies', command: 'npm run --silent knip' },
  { name: 'duplicate code', command: 'npx jscpd' },
  { name: 'content', command: 'npm run --silent check-content' },
]

const STEPS: readonly Step[] = [
  {
    name: 'unit and component tests',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_RESULTS}`,
    count: unitCounts,
  },
  { name: 'HTML of every page', command: 'npm run --silent html' },
  {
    name: 'browser tests',
    command: `${PLAYWRIGHT} --grep-invert @full`,
    count: browserCounts,
  },
]

/** What `npm test` leaves out to stay short: `npm run test:full`. */
const FULL_STEPS: readonly Step[] = [
  {
    name: 'browser tests that npm test leaves out',
    command: `${PLAYWRIGHT} --grep @full`,
    count: browserCounts,
  },
  { name: 'recipes of the documents', command: 'npm run --silent test:drills' },
]

fixEnvironment()
installBrowsers()
rmSync(UNIT_RESULTS, { force: true })
rmSync(BROWSER_RESULTS, { force: true })

const isFull = process.argv.includes('--full')
let passed = 0
let failed = 0
const failures: string[] = []
let flaky = 0

function countStep({ name, count }: Step, succeeded: boolean): void {
  const counts = count?.() ?? { passed: succeeded ? 1 : 0, failed: 0 }
  const failedNow = succeeded ? counts.failed : Math.max(counts.failed, 1)
  console.warn(`== ${name}: ${counts.passed} passed, ${failedNow} failed`)
  passed += counts.passed
  failed += failedNow
  flaky += counts.flaky ?? 0
  if (failedNow > 0) failures.push([name, ...(counts.failedFiles ?? [])].join('\n  '))
}

const waiting = isFull ? [] : [...FIRST_STEPS]

/** Runs the steps that wait, and prints what each says once it has ended. */
async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { name, command } = step
    const [succeeded, output] = await new Promise<[boolean, string]>((resolve) => {
      exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
        resolve([error === null, stdout + stderr]),
      )
    })
    console.warn(`\n== ${name}\n${output.trim()}`)
    countStep(step, succeeded)
  }
}
await Promise.all([runWaiting(), runWaiting()])

for (const step of isFull ? FULL_STEPS : STEPS) {
  console.warn(`\n== ${step.name}`)
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' })
  countStep(step, status === 0)
}

if (failures.length > 0) console.warn(`\nFailed:\n${failures.join('\n')}`)
if (flaky > 0) console.warn(`\n${flaky} flaky: passed at the second try only, named above`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
