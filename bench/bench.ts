import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { weighPage } from '../e2e/audits/page-weight'
import { wholeBrowserOptions } from '../e2e/browsers'
import { ARTICLE_PATH } from '../e2e/support/pages'
import { mainNav, PHONE, untilApplicationRuns } from '../e2e/support/visit'
import { ROUTES } from '../src/site/routes'
import { installLighthouse, measureLoad } from './lighthouse'
import { ONE_HEADING_PATH, serveSite } from './served-site'

/**
 * `npm run bench`: page weights and lab timings in one table. Options after `--`: `--routes=/,/platform`,
 * `--runs=5`, `--against=<folder>`: another build (a `dist`), which is measured in turn with this one, so that
 * a noisy minute meets both. Nothing here fails for a figure: tests hold the weights, and times are for eyes.
 */
const DEFAULT_PATHS = [ROUTES.home, ROUTES.platform, ROUTES.services, ARTICLE_PATH]

/** As Lighthouse slows a phone. */
const CPU_SLOWDOWN = 4

type Figures = Readonly<Record<string, number>>

/** The middle value, which one noisy run does not move; of an even number, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/** Figure by figure. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}

/** What a page loads untouched on a phone, in kB at brotli quality 5. */
async function weigh(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: PHONE, ignoreHTTPSErrors: true })
  const { document, script, everything } = await weighPage(page, url)
  await page.close()
  return { 'HTML kB': document / 1000, 'script kB': script / 1000, 'total kB': everything / 1000 }
}

/**
 * Milliseconds from a click on a link of the bar to the frame with the next page's heading, with the processor
 * slowed.
 */
async function measureClick(browser: Browser, url: string, path: string): Promise<number> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(url + path)
  await untilApplicationRuns(page)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // Functions that get a name are not used in here: tsx marks them with a helper that the page lacks.
  const heading = await page.evaluateHandle(() => ({
    shown: new Promise<MouseEvent>((resolve) => {
      document.addEventListener('click', resolve, { capture: true, once: true })
    }).then(async ({ timeStamp }) => {
      const before = document.querySelector('main h1')?.textContent
      let now = timeStamp
      while ([before, undefined].includes(document.querySelector('main h1')?.textContent)) {
        now = await new Promise<number>(requestAnimationFrame)
      }
      return now - timeStamp
    }),
  }))
  const target = path === ROUTES.about ? ROUTES.services : ROUTES.about
  await mainNav(page).locator(`a[href="${target}"]`).first().click()
  const shownAfter = await heading.evaluate(({ shown }) => shown)
  await page.close()
  return shownAfter
}

/** Writes `dist`, as this environment configures the site. Throws where the build fails. */
function build(): void {
  const { status, stderr } = spawnSync('npm run --silent build', { shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site could not be built: ${stderr}`)
}

/** By how many percent each figure is higher than before. */
const change = (now: Figures, before: Figures): Figures =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const old = before[name] ?? Number.NaN
      return [name, value === old ? 0 : (value / old - 1) * 100]
    }),
  )

/** Whole milliseconds; one decimal of percents and kilobytes, three of layout shifts. */
const rounded = (figures: Figures, decimals?: number): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      const own = name === 'CLS' ? 3 : name.endsWith('kB') ? 1 : 0
      return [name, Number(value.toFixed(decimals ?? own))]
    }),
  )

async function bench(paths: readonly string[], runs: number, against?: string): Promise<void> {
  installLighthouse()
  build()
  const now = await serveSite('dist')
  const sites = against === undefined ? [now] : [now, await serveSite(against)]
  const browser = await chromium.launch(wholeBrowserOptions())
  const pages = paths.flatMap((path) =>
    sites.map((site) => ({ site, path, timings: new Array<Figures>() })),
  )
  const leastTimings: Figures[] = []
  for (let run = 0; run < runs; run += 1) {
    console.warn(`Run ${run + 1} of ${runs}`)
    const least = await measureLoad(now + ONE_HEADING_PATH)
    if (least !== undefined) leastTimings.push(least)
    // Each build comes first in every other run, because a run can slow the one after it.
    for (const { site, path, timings } of run % 2 === 0 ? pages : pages.toReversed()) {
      const load = await measureLoad(site + path)
      if (load !== undefined)
        timings.push({ ...load, click: await measureClick(browser, site, path) })
    }
  }

  const rows: Record<string, Figures> = { 'one heading': rounded(medians(leastTimings)) }
  let last: Figures = {}
  for (const { site, path, timings } of pages) {
    const figures = { ...medians(timings), ...(await weigh(browser, site + path)) }
    rows[site === now ? path : `${path} before`] = rounded(figures)
    if (site !== now) rows[`${path} change, %`] = rounded(change(last, figures), 1)
    last = figures
  }
  await browser.close()
  console.warn(
    `\nLab timings on a phone that is really slowed: medians of ${runs}, in ms. kB at brotli 5.`,
  )
  console.table(rows)
}

try {
  const options = {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
  } as const
  const { values } = parseArgs({ options })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error(`--runs takes a number such as 5, not ${values.runs}`)
  await bench(values.routes?.split(',') ?? DEFAULT_PATHS, runs, values.against)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// The servers would keep the program alive.
process.exit()
