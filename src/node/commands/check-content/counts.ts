import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_FILES } from '../../chromium-files'
import { textTable } from '../text-table'

/** A phone, in CSS pixels. */
const PHONE = { width: 390, height: 844 } as const

/** Running text has at least this size; smaller words are in pictures of screens. */
const READ_PIXELS = 16

/** Counts words in `main` with every fold open, and those that a phone shows smaller. Runs in the page. */
function countWords(readPixels: number) {
  const main = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const counts = { words: 0, shown: 0, small: 0, height: document.documentElement.scrollHeight }
  for (const fold of main.querySelectorAll('details')) fold.open = true
  while (walker.nextNode()) {
    const { textContent, parentElement: parent } = walker.currentNode
    const words = textContent?.match(/\S+/g)?.length ?? 0
    if (parent === null || parent.closest('noscript')) continue
    counts.words += words
    if (!parent.checkVisibility()) continue
    counts.shown += words
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < readPixels) counts.small += words
  }
  return counts
}

async function countPage(page: Page, file: string) {
  const address = `/${file.replaceAll(path.sep, '/').replace(/(?:^index)?\.html$/, '')}`
  await page.goto(`http://localhost${address}`)
  // Sections that are not rendered yet have an estimated height only.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return { address, ...(await page.evaluate(countWords, READ_PIXELS)) }
}

/** The table of `npm run check-content -- --counts`, from the build in dist. Needs a Chromium. */
export async function countLines(): Promise<string[]> {
  // Without any, Playwright's error names what to install.
  const executablePath = CHROMIUM_FILES.find((file) => existsSync(file))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: PHONE })
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const files = [pathname, `${pathname}.html`, `${pathname}index.html`]
    const file = files
      .map((name) => path.join('dist', name))
      .find((name) => path.extname(name) !== '' && existsSync(name))
    await (file === undefined ? route.abort() : route.fulfill({ path: file }))
  })
  const rows: string[][] = []
  let total = 0
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.html')) continue
    const { address, words, shown, small, height } = await countPage(page, file)
    const share = shown === 0 ? 0 : Math.round((small / shown) * 100)
    rows.push([address, String(words), `${share} %`, String(height)])
    if (!address.startsWith('/blog')) total += words
  }
  await browser.close()
  return textTable(
    ['Page', 'Words', `Under ${READ_PIXELS} px`, `Height at ${PHONE.width} px`],
    rows,
    1,
    ['All but the blog', String(total), '', ''],
  )
}
