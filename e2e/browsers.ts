import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium's build for headless tests, which needs a third less CPU than the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CHROMIUM_FILES = [
  process.env.CHROMIUM_PATH ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const FIREFOX_FILES = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb'

export const findFirefox = () => FIREFOX_FILES.find(existsSync)

/** Debian's packages for the browser tests, each with the files of which one is enough. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  chromium: CHROMIUM_FILES,
  'chromium-headless-shell': [process.env.CHROMIUM_PATH ?? '', HEADLESS_SHELL],
  'firefox-esr': FIREFOX_FILES,
  'webkit2gtk-driver': [WEBKIT_DRIVER],
  xvfb: [VIRTUAL_SCREEN],
  // The fallbacks in src/styles/fonts.css are fitted to these, so pages shift where they are missing.
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation'],
}

/** Installs the missing packages with apt-get, as root on Debian, and says so first. Elsewhere it names them. */
export function installBrowsers(): void {
  if (process.platform !== 'linux') return
  const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]?.some(existsSync))
  if (missing.length === 0) return
  console.warn(`Installing system packages with apt-get: ${missing.join(' ')}`)
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  const aptGet = (...args: readonly string[]) => {
    const isDone = spawnSync('apt-get', args, options).status === 0
    if (!isDone)
      console.warn(
        `Failed: apt-get ${args.join(' ')}. Tests in a browser that is missing are skipped.`,
      )
    return isDone
  }
  if (!aptGet('update')) return
  // One at a time: not every release has all of them, and apt-get installs nothing if one name is unknown.
  for (const name of missing) aptGet('install', '-y', '--no-install-recommends', name)
}

/** The browser that visitors have: CHROMIUM_PATH, Playwright's own or the system's. Throws where there is none. */
export function findBrowser(): string {
  const path = CHROMIUM_FILES.find(existsSync)
  if (path === undefined) throw new Error('No Chromium. Install one, or set CHROMIUM_PATH to it.')
  return path
}

/** Launch options for measurements and screenshots: the full browser, without background requests. */
export const wholeBrowserOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Launch options for the browser tests: the headless shell where there is one. */
export const launchOptions = (): LaunchOptions =>
  process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL)
    ? { ...wholeBrowserOptions(), executablePath: HEADLESS_SHELL }
    : wholeBrowserOptions()
