import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { findBrowser } from '../e2e/find-browser'
import { median } from './median'

const Audit = z.object({ numericValue: z.number() })
const Category = z.object({ score: z.number() })
const Result = z.object({
  lhr: z.object({
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
  }),
})

const Chrome = z.object({ port: z.number(), kill: z.custom<() => unknown>(isFunction) })
const Lighthouse = z.object({
  default: z.custom<(url: string, flags: object) => Promise<unknown>>(isFunction),
})
const Launcher = z.object({
  launch: z.custom<(options: object) => Promise<unknown>>(isFunction),
})

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** Loads a package of bench/runner, which the site's own install does not bring. */
async function benchPackage(name: string): Promise<unknown> {
  if (!existsSync('bench/runner/node_modules')) spawnSync('npm', ['ci', '--prefix', 'bench/runner'])
  const file = createRequire(path.resolve('bench/runner/package.json')).resolve(name)
  return import(pathToFileURL(file).href)
}

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--ignore-certificate-errors',
]

type Figures = Readonly<Record<string, number>>

/** One run; nothing where Lighthouse lost an audit, which a busy machine makes it do. */
async function audit(
  url: string,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<Figures | undefined> {
  const { default: lighthouse } = Lighthouse.parse(await benchPackage('lighthouse'))
  const { launch } = Launcher.parse(await benchPackage('chrome-launcher'))
  const chrome = Chrome.parse(
    await launch({ chromePath: findBrowser(), chromeFlags: CHROME_FLAGS }),
  )
  try {
    const flags = { port: chrome.port, logLevel: 'error', output: 'json', throttlingMethod }
    const result = Result.safeParse(await lighthouse(url, flags))
    if (!result.success) {
      console.warn(`A run of ${url} failed:`, result.error.issues[0]?.path.join('.'))
      return undefined
    }
    const { audits, categories } = result.data.lhr
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
  } finally {
    await chrome.kill()
  }
}

/** Medians of the runs, figure by figure. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, Number(median(runs.map((run) => run[name] ?? 0)).toFixed(3))]),
  )
}

/**
 * Prints Lighthouse's figures for phones: medians of interleaved runs, so that a noisy minute meets
 * every page alike. Times in ms.
 */
export async function printLighthouse(
  urls: readonly string[],
  runs: number,
  throttling: 'simulate' | 'devtools',
): Promise<void> {
  const figures = new Map<string, Figures[]>(urls.map((url) => [url, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [url, list] of figures) {
      const result = await audit(url, throttling)
      if (result !== undefined) list.push(result)
    }
  }
  const rows = [...figures].map(([url, list]) => [
    new URL(url).host + new URL(url).pathname,
    medians(list),
  ])
  console.warn(`\nLighthouse, ${throttling}, medians of ${runs}.`)
  console.warn('Home at most: FCP 1000 (simulated), LCP 1250, TBT 50, CLS 0; every score 100.')
  console.table(Object.fromEntries(rows))
}
