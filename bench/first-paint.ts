import { chromium } from '@playwright/test'
import * as z from 'zod'
import { wholeBrowserOptions } from '../e2e/find-browser'
import { PHONE } from '../e2e/support/visit'
import { median } from './median'
import type { ServedSite } from './served-site'

/** As Lighthouse slows a phone. */
const CPU_SLOWDOWN = 4

/** Long enough for fonts, React and the sections that are laid out in idle moments. */
const AFTER_LOAD_MS = 2_500

/** An event of Chrome's trace; times are in microseconds. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
})
type TraceEvent = z.infer<typeof TraceEvent>

const KINDS = new Map([
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['EvaluateScript', 'script'],
  ['FunctionCall', 'script'],
] as const)

/** Events that count for a kind. */
const kindOf = (name: string) => [...KINDS].find(([event]) => event === name)?.[1]

/** Milliseconds of the main thread before the first paint, by kind, and its longest task after it. */
function figuresOf(events: readonly TraceEvent[]): Readonly<Record<string, number>> {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('The trace has no first paint')
  const page = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const sums = { style: 0, layout: 0, script: 0, 'longest task after': 0 }
  for (const { name, ts, dur } of page) {
    const kind = kindOf(name)
    if (ts < paint.ts && kind !== undefined) sums[kind] += dur / 1_000
    if (ts >= paint.ts && name === 'RunTask')
      sums['longest task after'] = Math.max(sums['longest task after'], dur / 1_000)
  }
  return sums
}

async function trace(url: string, browserFlags: readonly string[]) {
  const options = wholeBrowserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...browserFlags],
  })
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, ignoreHTTPSErrors: true })
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = TraceEvent.safeParse(event)
      if (parsed.success) events.push(parsed.data)
    }
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const included = [
    'toplevel',
    'loading',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
  ]
  await session.send('Tracing.start', { traceConfig: { includedCategories: included } })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(AFTER_LOAD_MS)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await browser.close()
  return figuresOf(events)
}

/** Prints what the main thread does before the first paint, slowed four times: medians, in ms. */
export async function printFirstPaint(
  { name, url, browserFlags }: ServedSite,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  for (const path of paths) {
    const all: Readonly<Record<string, number>>[] = []
    for (let run = 0; run < runs; run += 1) all.push(await trace(url + path, browserFlags))
    const kinds = Object.keys(all[0] ?? {})
    rows[path] = Object.fromEntries(
      kinds.map((kind) => [kind, Math.round(median(all.map((figures) => figures[kind] ?? 0)))]),
    )
  }
  console.warn(
    `\nMain thread before the first paint, ${name}, slowed ${CPU_SLOWDOWN} times, in ms.`,
  )
  console.table(rows)
}
