import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareScreenshots, removeCheckout, takeScreenshotsOf } from './compare-screenshots'
import { wholeBrowserOptions } from './browsers'
import { BASE_URL, SITE_PORT } from './support/addresses'
import { PAGE_STATES, type PageState } from './support/page-states'
import { PAGE_PATHS } from './support/pages'
import { drawEverything, DESKTOP, PHONE, visit, type View } from './support/visit'

/**
 * `npm run screenshots`: every page at four widths, and every state of the accessibility tests on a
 * phone and a desktop, into screenshots/. `npm run screenshots -- platform` takes those whose file
 * name contains the word. `-- --against <commit>` takes that commit's pictures too, and shows the pages that
 * differ: before, difference and after. Photos of other hosts show when the network has them.
 */
const DIRECTORY = 'screenshots'
const DIFFERENCES = `${DIRECTORY}/differences`

/** The other commit's site and services take ports of their own. */
const OTHER_PORT = SITE_PORT + 10

/** The widths that design is judged at, in CSS pixels. */
const VIEWS: readonly View[] = [
  PHONE,
  { width: 768, height: 1024 },
  DESKTOP,
  { width: 1920, height: 1080 },
]

const fileName = (name: string, { width }: View) =>
  `${name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}.png`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const [wanted = ''] = positionals
let taken = 0

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
  taken += 1
  console.warn(`${DIRECTORY}/${file}`)
}

const isServed = await fetch(BASE_URL).then(
  ({ ok }) => ok,
  () => false,
)
if (!isServed) await import('./support/serve')

rmSync(DIRECTORY, { recursive: true, force: true })
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
if (taken === 0) console.error(`No picture's name contains '${wanted}'.`)
if (values.against !== undefined) {
  const before = takeScreenshotsOf(values.against, wanted, OTHER_PORT)
  const lines = await compareScreenshots(before, DIRECTORY, DIFFERENCES)
  removeCheckout()
  process.stdout.write(
    `${lines.length} pictures differ from ${values.against}\n${lines.join('\n')}\n`,
  )
}
// The server that may have been started for this would keep the program alive.
process.exit(taken === 0 ? 1 : 0)
