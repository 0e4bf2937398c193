import { test as base } from '@playwright/test'
import type { Driver, Engine, EngineName, Tab } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

const DRIVERS: Readonly<Record<EngineName, Driver>> = { firefox, webkit }

/** What a project sets (playwright.config.ts). */
export interface EngineProject {
  readonly engineName: EngineName
}

/** Starting a browser can take half a minute on a loaded machine. */
const START_TIMEOUT_MS = 120_000

/** The journeys' own `test`: one tab in the project's engine, which starts once in each worker. */
export const test = base.extend<
  { readonly tab: Tab },
  EngineProject & { readonly engine: Engine | undefined }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const driver = DRIVERS[engineName]
      const engine = driver.isInstalled() ? await driver.start() : undefined
      await use(engine)
      await engine?.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  tab: async ({ engine, engineName }, use, testInfo) => {
    if (engine === undefined) {
      const reason = `${engineName} is not installed`
      // In CI nobody looks at skipped tests, so a missing engine must fail.
      if (process.env.CI !== undefined) throw new Error(reason)
      return testInfo.skip(true, reason)
    }
    const { tab, close } = await engine.open()
    await use(tab)
    await close()
  },
})
