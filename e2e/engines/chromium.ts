import { chromium as playwright } from '@playwright/test'
import { launchOptions } from '../launch-options'
import { DESKTOP, SOON, type Driver } from './engine'

/** Chromium, which Playwright drives itself. */
export const chromium: Driver = {
  isInstalled: () => true, // `launchOptions` has found one, or failed.
  packages: [],
  start: (proxyPort) => {
    const browser = playwright.launch(launchOptions)
    return {
      newTab: async ({ lessMotion, javaScript }) => {
        const context = await (
          await browser
        ).newContext({
          ignoreHTTPSErrors: true,
          javaScriptEnabled: javaScript,
          proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: 'localhost,127.0.0.1' },
          reducedMotion: lessMotion ? 'reduce' : 'no-preference',
          viewport: DESKTOP,
        })
        const page = await context.newPage()
        return {
          goto: async (address) => page.goto(address, SOON),
          reload: async () => page.reload(SOON),
          back: async () => page.evaluate('history.back()'),
          forward: async () => page.evaluate('history.forward()'),
          resize: async (view) => page.setViewportSize(view),
          evaluate: async (expression) => page.evaluate(expression),
          clickAt: async (x, y) => page.mouse.click(x, y),
          type: async (text) => page.keyboard.type(text),
          press: async (key) => page.keyboard.press(key),
          cookies: async () => context.cookies(),
          close: async () => context.close(),
        }
      },
      close: async () => (await browser).close(),
    }
  },
}
