import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { installPackages, tryToInstall } from './install-packages'

/** What the fallback faces of src/styles/fonts.css are fitted to; phones and computers have one of them. */
const FITTED_FAMILIES = /\b(?:Arial|Liberation Sans|Roboto)\b/

function hasFittedFont(): boolean {
  if (process.platform !== 'linux') return true // They come with the system.
  try {
    return FITTED_FAMILIES.test(execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }))
  } catch {
    return false // No fontconfig, so hardly a font either.
  }
}

/**
 * Checks that the machine has a font that visitors have, so that layout shifts are those of visitors.
 * A bare server has none; `npm test` installs Debian's Liberation there.
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

/** How the browser of the tests is started: the one that is found, and without calls of its own. */
export const launchOptions: LaunchOptions = {
  executablePath: findHeadlessBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The browser that visitors have, for what is measured and looked at. */
export const wholeBrowserOptions = (): LaunchOptions => ({
  ...launchOptions,
  executablePath: findBrowser(),
})
