import { test as base } from '@playwright/test'
import type { Engine, EngineName, TabOptions } from './engine'
import { DRIVERS } from './drivers'
import { startOwnSite, type OwnSite } from './own-site'
import { visitorIn, type Visitor } from './visitor'

export { expect } from '@playwright/test'

/** What a project sets (playwright.config.ts). */
export interface EngineProject {
  readonly engineName: EngineName
}

interface WorkerFixtures extends EngineProject {
  readonly site: OwnSite
  readonly engine: Engine | undefined
}

interface Fixtures extends TabOptions {
  readonly visitor: Visitor
  /** Names a fault that a journey provokes; any other fault on a page fails it. */
  readonly allowFault: (text: string) => void
}

/** A missing engine must not go unnoticed where nobody looks at the skipped tests. */
const MUST_RUN = process.env.CI !== undefined

/** The journeys' own `test`: one visitor in one tab of the project's engine, on a site over https. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  lessMotion: [false, { option: true }],
  javaScript: [true, { option: true }],

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
      const engine = driver.isInstalled() ? driver.start(site.proxyPort) : undefined
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright demands an object pattern here.
  allowFault: async ({}, use, testInfo) => {
    await use((description) => {
      testInfo.annotations.push({ type: 'allowed fault', description })
    })
  },

  visitor: async ({ engineName, engine, site, lessMotion, javaScript }, use, testInfo) => {
    if (engine === undefined) {
      if (MUST_RUN) throw new Error(`${engineName} is not installed`)
      testInfo.skip(true, `${engineName} is not installed`)
      return
    }
    site.faults.splice(0)
    site.otherRequests.splice(0)
    const tab = await engine.newTab({ lessMotion, javaScript })
    await use(visitorIn(tab, site.origin))
    await tab.close()
    const allowed = testInfo.annotations.filter(({ type }) => type === 'allowed fault')
    const unexpected = site.faults.filter(
      (fault) => !allowed.some(({ description }) => fault.includes(description ?? '\0')),
    )
    if (unexpected.length > 0) throw new Error(`On the page:\n${unexpected.join('\n')}`)
  },
})
