import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findBrowser } from '../e2e/browsers'

/** The package that the site's own install does not bring. */
const RUNNER = 'bench/runner'
const LIGHTHOUSE = `${RUNNER}/node_modules/lighthouse/cli/index.js`

/** A report has one or two megabytes, with pictures of the page as it loads. */
const MAX_REPORT_BYTES = 50_000_000

const Audit = z.object({ numericValue: z.number() })
const Report = z.object({
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
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

/** Installs Lighthouse where it is missing. Throws if that fails. */
export function installLighthouse(): void {
  if (existsSync(LIGHTHOUSE)) return
  console.warn(`Installing Lighthouse into ${RUNNER} ...`)
  const { status } = spawnSync('npm', ['ci', '--silent', '--prefix', RUNNER], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Lighthouse could not be installed into ${RUNNER}.`)
}

/**
 * One load on a phone, with network and processor really slowed: times in milliseconds. It is a process of its
 * own, because Lighthouse would measure what else its process does. Undefined where the run failed or lost an
 * audit, as happens on a busy machine.
 */
export async function measureLoad(url: string) {
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--throttling-method=devtools',
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...flags], {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: MAX_REPORT_BYTES,
    })
    const { audits } = Report.parse(JSON.parse(stdout))
    return {
      FCP: audits['first-contentful-paint'].numericValue,
      LCP: audits['largest-contentful-paint'].numericValue,
      TBT: audits['total-blocking-time'].numericValue,
      CLS: audits['cumulative-layout-shift'].numericValue,
    }
  } catch (error) {
    console.warn(`A run of ${url} failed: ${error instanceof Error ? error.message : 'unknown'}`)
    return undefined
  }
}
