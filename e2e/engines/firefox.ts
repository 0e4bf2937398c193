import puppeteer, { type Page } from 'puppeteer-core'
import { findFirefox } from '../browsers'
import { DESKTOP } from '../support/visit'
import type { Driver, Tab } from './driver'

const tabOf = (page: Page): Tab => ({
  // Puppeteer's own steps wait for a load event, which a page from the back/forward cache doesn't fire.
  goto: async (url) => page.evaluate(`location.href = ${JSON.stringify(url)}`),
  back: async () => page.evaluate('history.back()'),
  forward: async () => page.evaluate('history.forward()'),
  resize: async (view) =>
    page.setViewport(view).catch((error: unknown) => {
      // Firefox 140 lacks this command, but it sets the size.
      if (!String(error).includes('setScreenOrientationOverride')) throw error
    }),
  evaluate: async (expression) => page.evaluate(expression),
  click: async (xpath) => page.click(`::-p-xpath(${xpath})`),
  type: async (text) => page.keyboard.type(text),
  pressEscape: async () => page.keyboard.press('Escape'),
})

/** The Firefox of the system through WebDriver BiDi, which needs no driver program. */
export const firefox: Driver = {
  isInstalled: () => findFirefox() !== undefined,
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      defaultViewport: DESKTOP,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        // A proxy that nothing answers at, for all hosts except this machine.
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
      },
    })
    return {
      open: async () => {
        const context = await browser.createBrowserContext()
        return { tab: tabOf(await context.newPage()), close: async () => context.close() }
      },
      stop: async () => browser.close(),
    }
  },
}
