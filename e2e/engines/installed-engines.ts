import { existsSync } from 'node:fs'
import { findBrowser } from '../find-browser'
import { tryToInstall } from '../install-packages'
import type { Engine, EngineName, EngineOptions } from './engine'
import { puppeteerEngine } from './puppeteer-engine'
import { safariEngine, webKitGtkEngine } from './webkit-engine'

const IS_MAC = process.platform === 'darwin'

const FIREFOX_PATHS = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const SAFARI_DRIVER = '/usr/bin/safaridriver'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Debian keeps MiniBrowser with the library, in a folder named after the processor. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (processor) => `/usr/lib/${processor}/webkit2gtk-4.1/MiniBrowser`,
)

const firstExisting = (paths: readonly string[]) => paths.find((file) => existsSync(file))

/** How an engine is started; undefined where it is not installed. */
function starterOf(name: EngineName): ((options: EngineOptions) => Engine) | undefined {
  if (name === 'chromium') {
    return (options) => puppeteerEngine('chrome', findBrowser(), options)
  }
  if (name === 'firefox') {
    const firefox = firstExisting(FIREFOX_PATHS)
    return firefox === undefined
      ? undefined
      : (options) => puppeteerEngine('firefox', firefox, options)
  }
  if (IS_MAC) return existsSync(SAFARI_DRIVER) ? () => safariEngine(SAFARI_DRIVER) : undefined
  const browser = firstExisting(MINI_BROWSERS)
  if (browser === undefined || !existsSync(WEBKIT_DRIVER) || !existsSync(SCREEN)) return undefined
  return (options) => webKitGtkEngine({ driver: WEBKIT_DRIVER, browser, screen: SCREEN }, options)
}

/** Debian's packages of each engine. */
const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} satisfies Record<EngineName, string[]>

/** Installs missing engines for `npm test`. Elsewhere one line says which journeys are left out. */
export function installEngines(names: readonly EngineName[]): void {
  const missing = names.filter((name) => starterOf(name) === undefined)
  if (missing.length === 0 || process.platform !== 'linux') return
  tryToInstall(
    missing.flatMap((name) => PACKAGES[name]),
    `The journeys in ${missing.join(' and ')} are left out.`,
  )
}

/** Starts an engine; undefined where it is not installed. */
export function startEngine(name: EngineName, options: EngineOptions): Engine | undefined {
  return starterOf(name)?.(options)
}
