import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages, tryToInstall } from './install-packages'
import { provideFonts } from './provide-fonts'

/** Where Debian, Ubuntu and others put a Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/**
 * Chromium's own build for headless tests, which Playwright downloads by default, too. A third less work
 * for the processor than the browser with its window system.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

function installedOrInstall(): string {
  const found = installed()
  if (found !== undefined) return found
  installPackages('chromium')
  const path = installed()
  if (path === undefined) throw new Error('No Chromium. Set CHROMIUM_PATH to one.')
  return path
}

/** Finds the headless shell; `npm test` installs a missing one. Without it a whole Chromium serves. */
export function findHeadlessBrowser(): string {
  if (process.env.CHROMIUM_PATH !== undefined) return findBrowser()
  if (!existsSync(HEADLESS_SHELL) && process.platform === 'linux') {
    tryToInstall(
      ['chromium-headless-shell'],
      'Until then the tests run in Chromium and take longer.',
    )
  }
  if (!existsSync(HEADLESS_SHELL)) return findBrowser()
  provideFonts()
  return HEADLESS_SHELL
}

/**
 * Finds a Chromium for the browser tests, and a font for it: CHROMIUM_PATH, Playwright's own, the
 * system's. `npm test` installs a missing one. Throws where there is none.
 */
export function findBrowser(): string {
  const path = installedOrInstall()
  provideFonts()
  return path
}
