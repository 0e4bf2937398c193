import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findBrowser } from '../e2e/find-browser'
import { median } from './median'

const execute = promisify(execFile)

/** The packages that the site's own install does not bring. */
const RUNNER = 'bench/runner'
const LIGHTHOUSE = `${RUNNER}/node_modules/.bin/lighthouse`

/** A report has one or two megabytes, with pictures of the page as it loads. */
const MOST_REPORT_BYTES = 50_000_000

const Audit = z.object({ numericValue: z.number() })
const Category = z.object({ score: z.number() })
const Report = z.object({
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
})

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--ignore-certificate-errors',
]

/** Lighthouse splits its flags at spaces that no quotation marks surround. */
const quoted = (flag: string) => flag.replace(/=(.*)$/, '="$1"')

type Figures = Readonly<Record<string, number>>

/** How the network and the processor are slowed: for real, or by calculation after a fast load. */
export type Throttling = 'devtools' | 'simulate'

/** A page, and what the browser has to be started with for it. */
export interface MeasuredPage {
  readonly label: string
  readonly url: string
  readonly browserFlags: readonly string[]
}

function figuresOf({ audits, categories }: z.infer<typeof Report>): Figures {
  return {
    FCP: audits['first-contentful-paint'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    'best practices': categories['best-practices'].score * 100,
    SEO: categories.seo.score * 100,
  }
}

/**
 * One run, in a process of its own: beside the server and the build that came before it, Lighthouse
 * would disturb what it measures. Nothing where it failed or lost an audit, as on a busy machine it may.
 */
async function audit(
  { url, browserFlags }: MeasuredPage,
  throttlingMethod: Throttling,
): Promise<Figures | undefined> {
  const flags = [
    '--quiet',
    '--output=json',
    `--throttling-method=${throttlingMethod}`,
    `--chrome-flags=${[...CHROME_FLAGS, ...browserFlags].map(quoted).join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  try {
    const { stdout } = await execute(LIGHTHOUSE, [url, ...flags], {
      env,
      maxBuffer: MOST_REPORT_BYTES,
    })
    return figuresOf(Report.parse(JSON.parse(stdout)))
  } catch (error) {
    console.warn(`A run of ${url} failed:`, error instanceof Error ? error.message : error)
    return undefined
  }
}

/** Medians of the runs, figure by figure. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, Number(median(runs.map((run) => run[name] ?? 0)).toFixed(3))]),
  )
}

/** Beside the paint times, how many times those of the first page they are. */
function withMultiples(figures: Figures, { FCP = 0, LCP = 0 }: Figures): Figures {
  const times = (name: string, least: number) => Number(((figures[name] ?? 0) / least).toFixed(2))
  return { 'FCP, times': times('FCP', FCP), 'LCP, times': times('LCP', LCP), ...figures }
}

/**
 * Prints Lighthouse's figures: medians of interleaved runs, so that a noisy minute meets every page. Paint
 * times are also multiples of those of the first page.
 */
export async function printLighthouse(
  pages: readonly MeasuredPage[],
  runs: number,
  throttling: Throttling,
): Promise<void> {
  if (!existsSync(LIGHTHOUSE)) spawnSync('npm', ['ci', '--prefix', RUNNER])
  const figures = new Map<MeasuredPage, Figures[]>(pages.map((page) => [page, []]))
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [page, list] of figures) {
      const result = await audit(page, throttling)
      if (result !== undefined) list.push(result)
    }
  }
  const all = [...figures].map(([{ label }, list]) => ({ label, figures: medians(list) }))
  const rows = all.map((row) => [row.label, withMultiples(row.figures, all[0]?.figures ?? {})])
  console.warn(
    `\nLighthouse on a phone, throttling '${throttling}', medians of ${runs}, times in ms.`,
  )
  console.table(Object.fromEntries(rows))
}
