import type { LaunchOptions } from '@playwright/test'
import { findBrowser, findHeadlessBrowser } from './find-browser'

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
