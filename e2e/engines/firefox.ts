import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import { DESKTOP } from '../support/visit'
import type { Driver } from './engine'
import { pageOn } from './page-on'

const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

/** Don't wait for images and other hosts; steps wait for what they need. */
const SOON = { waitUntil: 'domcontentloaded' } as const

const launch = async (proxyPort: number, javaScript: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1, // As set here.
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'javascript.enabled': javaScript,
    },
  })

/** The Firefox of the system through WebDriver BiDi, which needs no driver program. */
export const firefox: Driver = {
  isInstalled: () => findFirefox() !== undefined,
  packages: ['firefox-esr'],
  start: ({ origin, proxyPort }) => {
    // Preferences apply to a whole browser, so there is one with JavaScript and one without.
    const browsers = new Map<boolean, Promise<Browser>>()
    return {
      open: async (javaScript) => {
        const browser = browsers.get(javaScript) ?? launch(proxyPort, javaScript)
        browsers.set(javaScript, browser)
        const context = await (await browser).createBrowserContext()
        const tab = await context.newPage()
        await tab.setViewport(DESKTOP)
        const page = pageOn(
          {
            goto: async (address) => tab.goto(address, SOON),
            reload: async () => tab.reload(SOON),
            // Puppeteer's own navigation waits for a load event, which a page from the back/forward cache doesn't fire.
            back: async () => tab.evaluate('history.back()'),
            forward: async () => tab.evaluate('history.forward()'),
            resize: async (view) => tab.setViewport(view),
            evaluate: async (expression) => tab.evaluate(expression),
            clickAt: async (x, y) => tab.mouse.click(x, y),
            type: async (text) => tab.keyboard.type(text),
            press: async (key) => tab.keyboard.press(key),
            cookies: async () => context.cookies(),
          },
          origin,
        )
        return { page, close: async () => context.close() }
      },
      close: async () => {
        for (const browser of browsers.values()) await (await browser).close()
      },
    }
  },
}
