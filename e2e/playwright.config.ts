import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ENGINE_NAMES } from './engines/driver'
import type { EngineProject } from './engines/test'
import { launchOptions } from './browsers'
import { BASE_URL } from './support/addresses'
import { fixEnvironment } from '../tests/setup/fixed-environment'

fixEnvironment()

/** A stalled test is ended after this; no test asserts a time. */
const TEST_TIMEOUT_MS = 60_000

const IS_CI = process.env.CI !== undefined

export default defineConfig<object, EngineProject>({
  testDir: '.',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine may stall. A test that passes only on its second try is listed as flaky.
  retries: IS_CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(import.meta.dirname, '../.cache/e2e-results.json') }],
  ],
  outputDir: path.join(import.meta.dirname, '../test-results'),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    // Recording every test makes the run a third slower; use `--trace on` for a single test.
    trace: 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'specs', testMatch: '*.spec.ts', testIgnore: 'engines/*' },
    ...ENGINE_NAMES.map((engineName) => ({
      name: engineName,
      testMatch: 'engines/journeys.spec.ts',
      use: { engineName },
      // WebKitGTK's driver sometimes hangs while the document changes; its journeys get a second try.
      retries: IS_CI || engineName === 'webkit' ? 1 : 0,
    })),
  ],
  webServer: {
    command: 'npx tsx e2e/support/serve.ts',
    cwd: path.join(import.meta.dirname, '..'),
    url: BASE_URL,
    timeout: 180_000,
    // Don't reuse a server, because it may be the site of another checkout.
    reuseExistingServer: false,
  },
})
