import { test as base, type TestType } from '@playwright/test'
import { allowFault, expectNoFaults, type AllowFault } from '../support/faults'
import { DRIVERS } from './drivers'
import type { Engine, EngineName, Page } from './engine'
import { startOwnSite, type OwnSite } from './own-site'

/** What a project sets (playwright.config.ts). */
export interface EngineProject {
  readonly engineName: EngineName
}

interface WorkerFixtures extends EngineProject {
  readonly site: OwnSite
  readonly engine: Engine | undefined
}

interface Fixtures {
  readonly javaScript: boolean
  readonly page: Page
  readonly allowFault: AllowFault
}

/** In CI nobody looks at skipped tests, so a missing engine must fail. */
const MUST_RUN = process.env.CI !== undefined

/** Playwright's own fixtures only work with Chromium. */
const plain = base as unknown as TestType<object, object>

/** The journeys' own `test`: one page in the project's engine, on a site over https. */
export const test = plain.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  javaScript: [true, { option: true }],
  allowFault,

  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands an object pattern here.
    async ({}, use) => {
      const site = await startOwnSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ engineName, site }, use) => {
      const driver = DRIVERS[engineName]
      const engine = driver.isInstalled() ? driver.start(site) : undefined
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ engineName, engine, site, javaScript }, use, testInfo) => {
    if (engine === undefined) {
      if (MUST_RUN) throw new Error(`${engineName} is not installed`)
      testInfo.skip(true, `${engineName} is not installed`)
      return
    }
    site.faults.splice(0)
    site.otherRequests.splice(0)
    site.stripe.reset()
    const { page, close } = await engine.open(javaScript)
    await use(page)
    await close()
    expectNoFaults(site.faults, testInfo)
  },
})
