import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import { DESKTOP, SOON, type Driver, type TabOptions } from './engine'

const PATHS = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const findFirefox = () => PATHS.find((path) => existsSync(path))

const MANUAL_PROXY = 1

async function launch(proxyPort: number, { lessMotion, javaScript }: TabOptions): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': MANUAL_PROXY,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'ui.prefersReducedMotion': lessMotion ? 1 : 0,
      'javascript.enabled': javaScript,
    },
  })
}

/** The Firefox of the system through WebDriver BiDi, which needs no driver program. */
export const firefox: Driver = {
  isInstalled: () => findFirefox() !== undefined,
  packages: ['firefox-esr'],
  start: (proxyPort) => {
    // The preferences hold for a whole browser: one for each kind of visitor.
    const browsers = new Map<string, Promise<Browser>>()
    return {
      newTab: async (visitor) => {
        const kind = JSON.stringify(visitor)
        const browser = browsers.get(kind) ?? launch(proxyPort, visitor)
        browsers.set(kind, browser)
        const context = await (await browser).createBrowserContext()
        const page = await context.newPage()
        await page.setViewport(DESKTOP)
        return {
          goto: async (address) => page.goto(address, SOON),
          reload: async () => page.reload(SOON),
          // Puppeteer's own steps wait for a load event, which a page that was kept does not have.
          back: async () => page.evaluate('history.back()'),
          forward: async () => page.evaluate('history.forward()'),
          resize: async (view) => page.setViewport(view),
          evaluate: async (expression) => page.evaluate(expression),
          clickAt: async (x, y) => page.mouse.click(x, y),
          type: async (text) => page.keyboard.type(text),
          press: async (key) => page.keyboard.press(key),
          cookies: async () => context.cookies(),
          close: async () => context.close(),
        }
      },
      close: async () => {
        for (const browser of browsers.values()) await (await browser).close()
      },
    }
  },
}
