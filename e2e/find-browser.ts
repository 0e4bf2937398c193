import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { installPackages, tryToInstall } from './install-packages'

/** The fonts that the fallbacks in src/styles/fonts.css are fitted to. Phones and computers have one of them. */
const FITTED_FAMILIES = /\b(?:Arial|Liberation Sans|Roboto)\b/

function hasFittedFont(): boolean {
  if (process.platform !== 'linux') return true // macOS and Windows have them.
  try {
    return FITTED_FAMILIES.test(execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }))
  } catch {
    return false // Without fontconfig there are hardly any fonts.
  }
}

/**
 * Checks that the machine has a font that visitors have, so that it has the same layout shifts. A bare server has none;
 * `npm test` installs Debian's Liberation there.
 */
function provideFonts(): void {
  if (hasFittedFont()) return
  tryToInstall(
    ['fonts-liberation'],
    'Without Arial, Liberation Sans or Roboto the tests of layout shifts fail.',
  )
}

/** Where Debian, Ubuntu and others put a Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/**
 * Chromium's build for headless tests, which Playwright also downloads by default. It needs a third less CPU than the full
 * browser.
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

/** Finds the headless shell; `npm test` installs a missing one. Without it, a full Chromium is used. */
function findHeadlessBrowser(): string {
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

/** Launch options for the browser tests: the browser that was found, without background requests. */
export const launchOptions: LaunchOptions = {
  executablePath: findHeadlessBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The full browser, as visitors have it, for measurements and screenshots. */
export const wholeBrowserOptions = (): LaunchOptions => ({
  ...launchOptions,
  executablePath: findBrowser(),
})
