import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface Tally {
  passed: number
  failed: number
  skipped: number
  durationMs: number
}

/** Prints how many tests ran in each project, so that an engine that was left out is seen. */
export default class EngineReport implements Reporter {
  readonly #tallies = new Map<string, Tally>()

  onTestEnd(test: TestCase, { status, duration, retry }: TestResult): void {
    if (status !== 'passed' && retry < test.retries) return // The last try counts.
    const name = test.parent.project()?.name ?? ''
    const tally = this.#tallies.get(name) ?? { passed: 0, failed: 0, skipped: 0, durationMs: 0 }
    if (status === 'passed') tally.passed += 1
    else if (status === 'skipped') tally.skipped += 1
    else tally.failed += 1
    tally.durationMs += duration
    this.#tallies.set(name, tally)
  }

  onEnd(): void {
    for (const [name, { passed, failed, skipped, durationMs }] of this.#tallies) {
      const seconds = Math.round(durationMs / 1000)
      const missing = skipped > 0 ? `, ${skipped} skipped: the engine is not installed` : ''
      console.warn(`${name}: ${passed} passed, ${failed} failed${missing}; ${seconds} s`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
