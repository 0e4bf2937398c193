import { spawnSync } from 'node:child_process'
import { chromium as playwright } from '@playwright/test'
import { installPackages, tryToInstall } from '../install-packages'
import { launchOptions } from '../find-browser'
import { DESKTOP } from '../support/visit'
import { ENGINE_NAMES, PATIENCE_MS, type Driver, type EngineName } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

/**
 * Chromium, which Playwright drives itself. The other drivers are our own
 * (docs/decisions/0028-drivers-for-firefox-and-webkit.md).
 */
const chromium: Driver = {
  isInstalled: () => true, // `launchOptions` has found one, or failed.
  packages: [],
  start: ({ origin, proxyPort }) => {
    const browser = playwright.launch(launchOptions)
    return {
      open: async (javaScript) => {
        const context = await (
          await browser
        ).newContext({
          baseURL: origin,
          ignoreHTTPSErrors: true,
          javaScriptEnabled: javaScript,
          proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: 'localhost,127.0.0.1' },
          viewport: DESKTOP,
        })
        context.setDefaultTimeout(PATIENCE_MS)
        return { page: await context.newPage(), close: async () => context.close() }
      },
      close: async () => (await browser).close(),
    }
  },
}

export const DRIVERS: Readonly<Record<EngineName, Driver>> = { chromium, firefox, webkit }

/** Installs missing engines for `npm test`. Other commands only name the journeys that are skipped. */
export function installEngines(): void {
  // For the certificate of the journeys' own site.
  if (spawnSync('openssl', ['version']).error !== undefined) installPackages('openssl')
  const missing = ENGINE_NAMES.filter((name) => !DRIVERS[name].isInstalled())
  if (missing.length === 0) return
  const packages = missing.flatMap((name) => DRIVERS[name].packages)
  const leftOut = `The journeys in ${missing.join(' and ')} are left out.`
  if (process.platform === 'linux') tryToInstall(packages, leftOut)
  else console.warn(leftOut)
}
