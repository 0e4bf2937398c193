import type { LaunchOptions } from '@playwright/test'
import { findHeadlessBrowser } from './find-browser'

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
