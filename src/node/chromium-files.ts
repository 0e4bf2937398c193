import { chromium } from 'playwright'

/** Where a Chromium may be: CHROMIUM_PATH, Playwright's own, and where Debian, Ubuntu and others put one. */
export const CHROMIUM_FILES = [
  process.env.CHROMIUM_PATH ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
