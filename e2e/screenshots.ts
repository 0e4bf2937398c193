import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { wholeBrowserOptions } from './find-browser'
import { BASE_URL } from './support/addresses'
import { PAGE_STATES, type PageState } from './support/page-states'
import { PAGE_PATHS } from './support/pages'
import { drawEverything, DESKTOP, PHONE, TABLET, visit, type View } from './support/visit'

/**
 * `npm run screenshots`: every page at four widths, and every state of the accessibility tests on a
 * phone and a desktop, into screenshots/. `npm run screenshots -- platform` takes those whose file
 * name contains the word. Photos of other hosts show when the network has them.
 */
const DIRECTORY = 'screenshots'

/** The widths that design is judged at, in CSS pixels. */
const VIEWS: readonly View[] = [PHONE, TABLET, DESKTOP, { width: 1920, height: 1080 }]

const fileName = (name: string, { width }: View) =>
  `${name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}.png`

const [wanted = ''] = process.argv.slice(2)

/** Loads the pictures that wait for a scroll. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A photo of a host that does not answer is left out.
    await Promise.allSettled(pictures.map(async (picture) => picture.decode()))
  })
}

/** A page as it arrives, or one of its states. */
type Subject = Pick<PageState, 'name' | 'path'> & Partial<Pick<PageState, 'reach'>>

async function takeScreenshot(
  browser: Browser,
  view: View,
  { name, path, reach }: Subject,
): Promise<void> {
  const file = fileName(name, view)
  if (!file.includes(wanted)) return
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await visit(page, path, view)
  await reach?.(page)
  await drawEverything(page)
  await loadPictures(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${DIRECTORY}/${file}`, fullPage: reach === undefined })
  await context.close()
  console.warn(`${DIRECTORY}/${file}`)
}

const isServed = await fetch(BASE_URL).then(
  ({ ok }) => ok,
  () => false,
)
if (!isServed) await import('./support/serve')

mkdirSync(DIRECTORY, { recursive: true })
const browser = await chromium.launch(wholeBrowserOptions())
for (const path of PAGE_PATHS) {
  for (const view of VIEWS) await takeScreenshot(browser, view, { name: path, path })
}
for (const state of PAGE_STATES) {
  const views = state.isPhoneOnly ? [PHONE] : [PHONE, DESKTOP]
  for (const view of views) await takeScreenshot(browser, view, state)
}
await browser.close()
// The server that may have been started for this would keep the program alive.
process.exit()
