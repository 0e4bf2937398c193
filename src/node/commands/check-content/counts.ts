import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import getPort from 'get-port'
import { chromium } from 'playwright'
import sirv from 'sirv'
import { parsePage } from '../../prerender/prerender'
import { piecesOf } from './page-rules'
import { plain } from './source-files'
import { textTable } from '../text-table'

/** A phone, in CSS pixels. */
const PHONE = { width: 390, height: 844 } as const

/** Running text has at least this size; smaller words are in pictures of screens. */
const READ_PIXELS = 16

/** CHROMIUM_PATH, Playwright's Chromium, the system's. If there is none, Playwright says what to install. */
const BROWSERS = [
  process.env.CHROMIUM_PATH ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]

interface Count {
  readonly path: string
  /** Words in `main`, including folded ones. */
  readonly words: number
  /** Of those that a phone shows with every fold open. */
  readonly smallShare: number
  /** Of the whole page on a phone, in CSS pixels. */
  readonly height: number
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length

/** Counts the visible words and those below the reading size. Runs in the page. */
function shownWords(readPixels: number): { all: number; small: number } {
  const main = document.querySelector('main') ?? document.body
  for (const fold of main.querySelectorAll('details')) fold.open = true
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const counts = { all: 0, small: 0 }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent === null || !parent.checkVisibility()) continue
    const words = (node.textContent ?? '').split(/\s+/).filter((word) => word !== '').length
    counts.all += words
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < readPixels) counts.small += words
  }
  return counts
}

/** Counts every page of a build. Needs a Chromium. */
async function countPages(dist: string): Promise<readonly Count[]> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  const port = await getPort()
  const serve = sirv(dist, { extensions: ['html'] })
  const server = createServer((request, response) => {
    serve(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const executablePath = BROWSERS.find((file) => existsSync(file))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: PHONE })
    const counts: Count[] = []
    for (const file of files) {
      const address = `/${file.replace(/(?:^index)?\.html$/, '')}`
      await page.goto(`http://127.0.0.1:${port}${address}`)
      // Sections that are not rendered yet have an estimated height only.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const { all, small } = await page.evaluate(shownWords, READ_PIXELS)
      const main = parsePage(readFileSync(path.join(dist, file), 'utf8')).querySelector('main')
      const words = main === null ? 0 : wordsIn(plain(piecesOf(main).join(' ')))
      counts.push({ path: address, words, smallShare: all === 0 ? 0 : small / all, height })
    }
    return counts
  } finally {
    await browser.close()
    server.close()
  }
}

/** The table of `npm run check-content -- --counts`: two builds are compared line by line. */
export async function countLines(dist: string): Promise<string[]> {
  const counts = await countPages(dist)
  const row = ({ path: address, words, smallShare, height }: Count) => [
    address,
    String(words),
    `${Math.round(smallShare * 100)} %`,
    String(height),
  ]
  const others = counts.filter(({ path: address }) => !address.startsWith('/blog'))
  const total = String(others.reduce((sum, { words }) => sum + words, 0))
  return textTable(
    ['Page', 'Words', `Under ${READ_PIXELS} px`, `Height at ${PHONE.width} px`],
    counts.map(row),
    1,
    ['All but the blog', total, '', ''],
  )
}
