import { test as base } from '@playwright/test'
import type { Driver, EngineName, Tab } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

const DRIVERS: Readonly<Record<EngineName, Driver>> = { firefox, webkit }

/** What a project sets (playwright.config.ts). */
export interface EngineProject {
  readonly engineName: EngineName
}

/** The journeys' own `test`: one tab in the project's engine. */
export const test = base.extend<{ readonly tab: Tab }, EngineProject>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  tab: async ({ engineName }, use, testInfo) => {
    const driver = DRIVERS[engineName]
    if (!driver.isInstalled()) {
      const reason = `${engineName} is not installed`
      // In CI nobody looks at skipped tests, so a missing engine must fail.
      if (process.env.CI !== undefined) throw new Error(reason)
      testInfo.skip(true, reason)
    }
    const { tab, close } = await driver.open()
    await use(tab)
    await close()
  },
})
